/** A state with those that it came from, and those that were taken back since. */
export interface History<T> {
  readonly past: readonly T[];
  readonly present: T;
  readonly ahead: readonly T[];
}

export function beginHistory<T>(present: T): History<T> {
  return { past: [], present, ahead: [] };
}

export function goOn<T>({ past, present }: History<T>, next: T): History<T> {
  return { past: [...past, present], present: next, ahead: [] };
}

export function takeBack<T>(history: History<T>): History<T> {
  const [before] = history.past.slice(-1);
  if (before === undefined) return history;
  return { past: history.past.slice(0, -1), present: before, ahead: [history.present, ...history.ahead] };
}

export function putBack<T>(history: History<T>): History<T> {
  const [next, ...ahead] = history.ahead;
  if (next === undefined) return history;
  return { past: [...history.past, history.present], present: next, ahead };
}
