/** A promise that a test settles when it is time. */
export interface Gate<T> {
  readonly opened: Promise<T>;
  open(value: T): void;
  fail(reason: Error): void;
}

export function makeGate<T = void>(): Gate<T> {
  let settle: Pick<Gate<T>, 'open' | 'fail'> | undefined;
  const opened = new Promise<T>((resolve, reject) => {
    settle = { open: resolve, fail: reject };
  });
  return { opened, open: (value) => settle?.open(value), fail: (reason) => settle?.fail(reason) };
}
