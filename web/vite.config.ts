import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

// The built page is committed inside the Python package, so that whoever plays needs no Node.
export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: '../src/mazo/server/page',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
  },
  test: { setupFiles: ['src/testing/setup.ts'], css: true },
  server: { proxy: { '/api': 'http://127.0.0.1:8320', '/ws': { target: 'ws://127.0.0.1:8320', ws: true } } },
});
