/** The polynomial of CRC-32 as RFC 1952, 8 has it: the bit of the highest power comes last. */
const polynomial = 0xedb88320;
/** In this order of bits: the polynomials 1 and x. */
const one = 0x80000000;
const x = 0x40000000;

/** x to the powers of 1, 2, 4, 8, …, each the square of the one before it. */
const squares = Array.from({ length: 35 }).reduce<number[]>(
  (known) => [...known, product(known.at(-1) ?? x, known.at(-1) ?? x)],
  [x],
);

interface Checked {
  readonly plainLength: number;
  /** Its CRC-32. */
  readonly checksum: number;
}

/**
 * The CRC-32 of some texts one after the other, by those of each. A checksum is the remainder of a text as a polynomial:
 * what follows it by n bits multiplies it by x to the n-th.
 */
export function joinedChecksum(texts: readonly Checked[]): number {
  return texts.reduce(
    (joined, { plainLength, checksum }) => (product(joined, powerOf(plainLength * 8)) ^ checksum) >>> 0,
    0,
  );
}

/** x to a power, modulo the polynomial. */
function powerOf(power: number): number {
  let result = one;
  for (let left = power, at = 0; left > 0; left = Math.floor(left / 2), at += 1) {
    if (left % 2 === 1) result = product(result, squares[at] ?? one);
  }
  return result;
}

/** Of two polynomials over the numbers 0 and 1, modulo the polynomial. */
function product(first: number, second: number): number {
  let result = 0;
  let shifted = second;
  for (let bit = one; bit !== 0; bit >>>= 1) {
    if ((first & bit) !== 0) result ^= shifted;
    shifted = (shifted & 1) === 0 ? shifted >>> 1 : (shifted >>> 1) ^ polynomial;
  }
  return result >>> 0;
}
