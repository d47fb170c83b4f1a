/** Keeps the most recently used values whose sizes together stay under a limit. */
export class LimitedCache<K, V> {
  readonly #values = new Map<K, V>();
  readonly #limit: number;
  readonly #sizeOf: (value: V) => number;
  #size = 0;

  constructor(limit: number, sizeOf: (value: V) => number) {
    this.#limit = limit;
    this.#sizeOf = sizeOf;
  }

  get(key: K): V | undefined {
    const value = this.#values.get(key);
    if (value === undefined) return undefined;
    this.#values.delete(key);
    this.#values.set(key, value);
    return value;
  }

  set(key: K, value: V): void {
    this.delete(key);
    this.#values.set(key, value);
    this.#size += this.#sizeOf(value);
    for (const oldest of this.#values.keys()) {
      if (this.#size <= this.#limit || oldest === key) break;
      this.delete(oldest);
    }
  }

  delete(key: K): void {
    const value = this.#values.get(key);
    if (value === undefined) return;
    this.#values.delete(key);
    this.#size -= this.#sizeOf(value);
  }
}
