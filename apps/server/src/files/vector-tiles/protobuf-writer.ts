/** Writes Protocol Buffers into memory that it uses again and again. */
export class ProtobufWriter {
  bytes = Buffer.allocUnsafeSlow(64 * 1024);
  length = 0;

  /** A whole number from zero up to 2^53. */
  varint(value: number): void {
    this.#makeRoom(8);
    let rest = value;
    while (rest > 0x7f) {
      this.bytes[this.length++] = (rest % 128) | 0x80;
      rest = Math.floor(rest / 128);
    }
    this.bytes[this.length++] = rest;
  }

  /** A whole number of at most 31 bits with its sign in the lowest. */
  signed(value: number): void {
    this.varint(((value << 1) ^ (value >> 31)) >>> 0);
  }

  field(number: number, wireType: 0 | 1 | 2): void {
    this.varint(number * 8 + wireType);
  }

  double(value: number): void {
    this.#makeRoom(8);
    this.length = this.bytes.writeDoubleLE(value, this.length);
  }

  text(value: string): void {
    const size = Buffer.byteLength(value);
    this.varint(size);
    this.#makeRoom(size);
    this.bytes.write(value, this.length);
    this.length += size;
  }

  /** All that another writer holds, with its length before it. */
  message(other: ProtobufWriter): void {
    this.varint(other.length);
    this.#makeRoom(other.length);
    this.bytes.set(other.bytes.subarray(0, other.length), this.length);
    this.length += other.length;
  }

  #makeRoom(size: number): void {
    if (this.length + size <= this.bytes.length) return;
    const larger = Buffer.allocUnsafeSlow(Math.max(this.length + size, this.bytes.length * 2));
    this.bytes.copy(larger, 0, 0, this.length);
    this.bytes = larger;
  }
}

export const wire = { varint: 0, fixed64: 1, bytes: 2 } as const;
