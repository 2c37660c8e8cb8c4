// Whether letters have become those of another font: then what fitted before may not fit any more.

class Fonts {
  /** Counts how often fonts have come. */
  come = $state(0);

  constructor() {
    globalThis.document?.fonts?.addEventListener?.('loadingdone', () => { this.come += 1; });
  }
}

export const fonts = new Fonts();
