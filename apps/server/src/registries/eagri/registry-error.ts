/** What the farm may do about it: try later, sign in otherwise, or look at what the registry says. */
export type RegistryTrouble = 'unavailable' | 'forbidden' | 'refused';

/** The one thing that asking the registry throws. Its message is for the log and holds no key. */
export class RegistryError extends Error {
  readonly trouble: RegistryTrouble;
  /** What the registry itself calls the error, where it says so. */
  readonly registryCode: string | null;
  /** Whether nobody knows if what was sent has arrived: the connection broke when it had been on its way. */
  readonly mayHaveArrived: boolean;

  constructor(
    trouble: RegistryTrouble,
    message: string,
    registryCode: string | null = null,
    cause?: unknown,
    mayHaveArrived = false,
  ) {
    super(message, cause === undefined ? undefined : { cause });
    this.name = 'RegistryError';
    this.trouble = trouble;
    this.registryCode = registryCode;
    this.mayHaveArrived = mayHaveArrived;
  }
}
