import type { ActionDetail } from '@brazda/contract/agroevidence/action-shapes.ts';
import { ApiError } from '#web/lib/api-error.ts';
import type { SendOperation } from '#web/features/actions/waiting/send-round.ts';
import type { NewOperation } from '#web/features/actions/waiting/waiting-operation.ts';

/** What becomes of what is sent: it does not get there, it is done and nobody hears of it, it comes twice … */
export type Weather = 'FINE' | 'NO_WAY' | 'LOST_ANSWER' | 'TROUBLE' | 'TOO_MUCH' | 'TWICE' | 'SIGNED_OUT';

type KeptAction = Pick<ActionDetail, 'id' | 'version' | 'note' | 'materials'>;

export interface FakeServer {
  readonly send: SendOperation;
  readonly be: (weather: Weather) => void;
  /** As another user would. */
  readonly changeBesides: (id: number, note: string) => void;
  readonly actions: () => readonly KeptAction[];
  readonly notes: () => readonly (string | null)[];
  /** How many actions were ever recorded. */
  readonly recordings: () => number;
}

/** Keeps its promises as the real one does: once for each key, and nothing on a version that is no more. */
export function createFakeServer(): FakeServer {
  const actions = new Map<number, KeptAction>();
  const answers = new Map<string, KeptAction>();
  let weather: Weather = 'FINE';
  let recordings = 0;

  const write = ({ work, action }: NewOperation): KeptAction => {
    if (work.kind === 'REMOVE') throw new Error('The test deletes nothing');
    const { note = null } = work.said.body as { note?: string };
    if (note === 'odmítni') throw new ApiError(422, { code: 'parcel.retired' });
    if (work.kind === 'RECORD') {
      recordings += 1;
      return { id: recordings, version: 1, note, materials: [] };
    }
    const known = action && actions.get(action.id);
    if (!known) throw new ApiError(404, { code: 'action.notFound' });
    if (known.version !== action.version) throw new ApiError(412, { code: 'record.changed', current: known });
    return { ...known, version: known.version + 1, note };
  };
  const once = (operation: NewOperation): KeptAction => {
    const kept = answers.get(operation.id);
    if (kept) return kept;
    const written = write(operation);
    actions.set(written.id, written);
    answers.set(operation.id, written);
    return written;
  };

  return {
    send: async (operation) => {
      await Promise.resolve();
      const now = weather;
      if (now === 'NO_WAY') throw new ApiError(0, { code: 'network.unreachable' });
      if (now === 'TROUBLE') throw new ApiError(503, { code: 'service.unavailable' });
      if (now === 'TOO_MUCH') throw new ApiError(429, { code: 'request.tooMany' });
      if (now === 'SIGNED_OUT') throw new ApiError(401, { code: 'authentication.expired' });
      const answer = once(operation);
      if (now === 'TWICE') once(operation);
      if (now === 'LOST_ANSWER') throw new ApiError(0, { code: 'network.unreachable' });
      return answer;
    },
    be: (next) => (weather = next),
    changeBesides: (id, note) => {
      const known = actions.get(id);
      if (known) actions.set(id, { ...known, version: known.version + 1, note });
    },
    actions: () => [...actions.values()],
    notes: () => [...actions.values()].map(({ note }) => note),
    recordings: () => recordings,
  };
}
