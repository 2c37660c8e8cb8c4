// A desk on its way from another page: by its address, or by this browser where that would be too long.

import { go } from '../home/start';
import { BadLink, checked, packed, type Kept } from './link';

const KEPT = 'mazo.desk';

/** Open the desk with this on it; false if it is too large. */
export async function handOn(kept: Kept): Promise<boolean> {
  try {
    go(`/judge#${await packed(kept)}`);
    return true;
  } catch (error) {
    if (!(error instanceof BadLink)) throw error;
  }
  try {
    sessionStorage.setItem(KEPT, JSON.stringify(kept));
  } catch {
    return false;
  }
  go('/judge?handed=1');
  return true;
}

/** What another page has left here; null if it is nothing that can be read. */
export function handedOn(): Kept | null {
  try {
    return checked(JSON.parse(sessionStorage.getItem(KEPT) ?? 'null'));
  } catch {
    return null;
  }
}
