/** A number from 0 to below 1 for a whole number, the same at every run (mulberry32). */
export function chance(seed: number, at: number): number {
  let mixed = (Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) + Math.imul(at, 0x6d2b79f5)) | 0;
  mixed = Math.imul(mixed ^ (mixed >>> 15), 1 | mixed);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
}

/** A course without leaps between -1 and 1, which turns about once in each whole step of `at`. */
export function drift(seed: number, at: number): number {
  const before = Math.floor(at);
  const share = at - before;
  const eased = share * share * (3 - 2 * share);
  return 2 * (chance(seed, before) * (1 - eased) + chance(seed, before + 1) * eased) - 1;
}
