/** Writes numbers of any width into bytes, the most significant bit first. */
export class BitWriter {
  readonly #bytes: number[] = [];
  #bits = 0;

  /** A whole number, held to what the width can say. Null says that there is none: all ones. */
  put(bits: number, value: number | null): this {
    const most = 2 ** bits - 1;
    const held = value === null ? most : Math.min(most, Math.max(0, Math.round(value)));
    for (let bit = bits - 1; bit >= 0; bit -= 1) this.#putBit(Math.floor(held / 2 ** bit) % 2);
    return this;
  }

  bytes(): Uint8Array {
    return Uint8Array.from(this.#bytes);
  }

  #putBit(bit: number): void {
    const at = this.#bits >> 3;
    this.#bytes[at] = (this.#bytes[at] ?? 0) | (bit << (7 - (this.#bits & 7)));
    this.#bits += 1;
  }
}
