/** A failure that a call can answer with. */
interface Fault {
  readonly status: number;
  /** For whoever reads the wire; the web app says it in the user's language by `error.<code>`. */
  readonly says: string;
  /** Whether it should reach whoever looks after the installation. */
  readonly isReportable?: true;
}

/** Failures by their codes, which are stable. */
export type Faults = Readonly<Record<string, Fault>>;
