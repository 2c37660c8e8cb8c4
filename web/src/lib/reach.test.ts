import { describe, expect, it } from 'vitest';
import { isLoopback, reachOf } from './reach';

describe('a loopback address', () => {
  it.each(['localhost', 'mazo.localhost', '127.0.0.1', '127.3.2.1', '::1', '[::1]'])('is %s', (host) => {
    expect(isLoopback(host)).toBe(true);
  });

  it.each(['192.168.1.20', 'mazo.example', 'localhost.example', '10.127.0.1'])('is not %s', (host) => {
    expect(isLoopback(host)).toBe(false);
  });
});

describe('a link that is handed on', () => {
  const here = { hostname: '127.0.0.1', origin: 'http://127.0.0.1:8320' };

  it('begins where the page is, if others can open that', () => {
    const page = { hostname: 'mazo.example', origin: 'https://mazo.example' };
    expect(reachOf(page, ['http://10.0.0.2:8320'])).toEqual({ base: 'https://mazo.example', alone: false, others: [] });
  });

  it('begins with the address in the network, if the server listens there', () => {
    expect(reachOf(here, ['http://10.0.0.2:8320'])).toEqual({ base: 'http://10.0.0.2:8320', alone: false, others: [] });
  });

  it('has further addresses, where there are several', () => {
    expect(reachOf(here, ['http://10.0.0.2:8320', 'http://192.168.1.2:8320']).others).toEqual(['http://192.168.1.2:8320']);
  });

  it('can be opened by nobody else, if it does not', () => {
    expect(reachOf(here)).toEqual({ base: 'http://127.0.0.1:8320', alone: true, others: [] });
  });
});
