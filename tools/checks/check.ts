/** One thing that the project must fulfil; it gives its complaints, and no complaint means that it holds. */
export interface Check {
  readonly name: string;
  readonly run: () => Promise<readonly string[]>;
}
