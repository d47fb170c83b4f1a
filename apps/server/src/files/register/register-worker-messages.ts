import type { RegisterKind } from '@brazda/domain/enumerations/register-kind.ts';
import type { RegisterTrouble } from './register-problems.ts';
import type { RegisterHead, RegisterRow } from './register-rows.ts';

/** What the worker is asked; the file comes through the standard input. */
export interface RegisterReading {
  readonly kind: RegisterKind;
}

/** What the worker says: rows, each batch of which waits until it was taken, and in the end one of the others. */
export type RegisterWorkerAnswer =
  | { readonly rows: readonly RegisterRow[] }
  | { readonly head: RegisterHead }
  | { readonly trouble: RegisterTrouble; readonly message: string; readonly line: number | null };

/** What it is told when a batch was taken. */
export const batchTaken = 'taken';
