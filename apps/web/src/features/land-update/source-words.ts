import type { LandChangeKind, LandUpdate } from '@brazda/contract/agroevidence/land-updates.ts';
import type { PlainMessageId } from '#web/i18n/ids.generated.ts';
import type { OutlineSide } from '#web/map/change-look.ts';

type Source = LandUpdate['source'];

/** What each of the compared sides is called. */
export function sideWords(source: Source, side: OutlineSide): PlainMessageId {
  return source === 'FILE' && side !== 'own' ? `fileUpdate.side.${side}` : `landUpdate.side.${side}`;
}

/** What changes of one kind are called: what a file does not have need not be gone. */
export function kindWords(source: Source, kind: LandChangeKind): PlainMessageId {
  return source === 'FILE' && kind === 'GONE' ? 'fileUpdate.filter.GONE' : `landUpdate.filter.${kind}`;
}
