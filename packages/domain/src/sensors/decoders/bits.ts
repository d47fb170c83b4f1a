/** Reads numbers of any width from bytes, the most significant bit first. */
export class BitReader {
  readonly #bytes: Uint8Array;
  #at = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  /** The next bits as a number, of at most 32; what is beyond the end is zero. */
  take(bits: number): number {
    let value = 0;
    for (let taken = 0; taken < bits; taken += 1) {
      const byte = this.#bytes[this.#at >> 3] ?? 0;
      value = value * 2 + ((byte >> (7 - (this.#at & 7))) & 1);
      this.#at += 1;
    }
    return value;
  }

  /** The same, where all bits set say that there is no value. */
  takeUnlessAllOnes(bits: number): number | null {
    const value = this.take(bits);
    return value === 2 ** bits - 1 ? null : value;
  }

  skip(bits: number): void {
    this.#at += bits;
  }
}
