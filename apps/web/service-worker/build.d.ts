/** The files of the build, as the build writes them into the worker: `offline-files.ts`. */
declare const builtFiles: readonly {
  readonly url: string;
  /** Null where the name itself says what is in it. */
  readonly revision: string | null;
  /** Of texts: the language that they are in. */
  readonly locale: string | null;
}[];
/** The script that pages of this build begin with. */
declare const builtEntry: string;
