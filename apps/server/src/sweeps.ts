/** Takes away what is over, under a name for the log. */
export type Sweeps = Readonly<Record<string, () => Promise<void>>>;

/** Does all sweeps, one after the other; one that fails leaves the others their turn. */
export async function sweepAll(sweeps: Sweeps, onError: (error: unknown, name: string) => void): Promise<void> {
  for (const [name, sweep] of Object.entries(sweeps)) {
    try {
      await sweep();
    } catch (error) {
      onError(error, name);
    }
  }
}
