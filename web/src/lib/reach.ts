// Who can open a link to this page: a loopback address means another computer to everybody else.

const LOOPBACK = /^(localhost|.*\.localhost|127(\.\d+){3}|\[?::1\]?)$/;

export const isLoopback = (host: string): boolean => LOOPBACK.test(host);

export interface Reach {
  /** Where links that are handed on begin. */
  base: string;
  /** Whether nobody can open them but whoever sits at this computer. */
  alone: boolean;
  /** Further addresses, where a computer has several: which of them the other is near to, nobody knows here. */
  others: readonly string[];
}

/** From the address of this page, and from where others on the network find its server. */
export function reachOf({ hostname, origin }: { hostname: string; origin: string }, addresses: readonly string[] = []): Reach {
  if (!isLoopback(hostname)) return { base: origin, alone: false, others: [] };
  const [away, ...others] = addresses;
  return { base: away ?? origin, alone: away === undefined, others };
}
