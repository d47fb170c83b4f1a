import type { LiveEvent } from '@brazda/contract/events.ts';
import type { AuditAction } from '@brazda/contract/gateway/audit.ts';
import type { FarmPermission } from '@brazda/domain/farm-roles.ts';
import type { FarmChange } from '../db/farm-scope.ts';

/** Records that can be made again as they were before a change; their table has `farm_id` and `id`. */
export interface UndoableRecord {
  /** Its table, as `core.change` names it: `agroevidence.parcel`. */
  readonly record: string;
  /** Who may write it may undo a change of it, with all that the change wrote besides: that came of it. */
  readonly permission: FarmPermission;
  /** Puts right what follows from the records, and says what those who look at the farm are to hear. */
  readonly settle: (tx: FarmChange, farmId: number, ids: readonly number[]) => Promise<readonly LiveEvent[]>;
}

/** What a module says of how its changes are undone. */
export interface Undoing {
  readonly records: readonly UndoableRecord[];
  /** Acts that have a way of their own to be taken back. */
  readonly otherwise: readonly AuditAction[];
}

/** What all modules say together. */
export function allUndoing(ofModules: readonly (Undoing | undefined)[]): Undoing {
  return {
    records: ofModules.flatMap((undoing) => undoing?.records ?? []),
    otherwise: ofModules.flatMap((undoing) => undoing?.otherwise ?? []),
  };
}
