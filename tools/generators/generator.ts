/** Makes one committed file from its source. */
export interface Generator {
  readonly name: string;
  readonly path: string;
  readonly generate: () => Promise<string>;
}
