/** What was asked of the server and what it acknowledged, kept outside of the server. */
export class Ledger {
  readonly #names = new Map<number, { sent: string[]; acknowledged: number }>();
  readonly #farms = new Map<string, { id: number; importId: number | null } | undefined>();

  /** A rename is about to be sent. Call what it gives when it was acknowledged. */
  rename(parcelId: number, name: string): () => void {
    const entry = this.#names.get(parcelId) ?? { sent: [], acknowledged: 0 };
    this.#names.set(parcelId, entry);
    const length = entry.sent.push(name);
    return () => {
      entry.acknowledged = length;
    };
  }

  /** A farm is about to be registered. Call what it gives with what was acknowledged. */
  register(name: string): (farm: { id: number; importId: number | null }) => void {
    this.#farms.set(name, undefined);
    return (farm) => {
      this.#farms.set(name, farm);
    };
  }

  /** The names that a parcel may have: the last acknowledged one, or one that was sent after it. */
  possibleNames(parcelId: number, original: string): string[] {
    const { sent, acknowledged } = this.#names.get(parcelId) ?? { sent: [], acknowledged: 0 };
    return [original, ...sent].slice(acknowledged);
  }

  get acknowledgedRenames(): number {
    return [...this.#names.values()].reduce((total, { acknowledged }) => total + acknowledged, 0);
  }

  get sentFarms(): readonly string[] {
    return [...this.#farms.keys()];
  }

  get acknowledgedFarms(): readonly { name: string; id: number; importId: number | null }[] {
    return [...this.#farms].flatMap(([name, farm]) => (farm ? [{ name, ...farm }] : []));
  }
}
