import type { IntlShape } from 'react-intl';
import { recordWords } from './record-words.ts';

const prefix = 'history.record.';

/** Those that people think of first, in this order. */
const first: readonly string[] = [
  'agroevidence.parcel',
  'agroevidence.parcel_version',
  'agroevidence.cultivation',
  'agroevidence.plan_entry',
  'agroevidence.plan_scenario',
  'agroevidence.action',
  'agroevidence.center',
  'agroevidence.zone',
  'agroevidence.land_feature',
  'agroevidence.own_crop',
  'agroevidence.own_material',
  'core.farm',
  'core.farm_user',
];

/** Nobody asks after these: they change with what they are a part of. */
const parts: readonly string[] = [
  'agroevidence.action_amount',
  'agroevidence.action_target',
  'agroevidence.parcel_lineage',
];

/** The kinds of records that the history can be asked for: all that have a word, whichever module they are of. */
export function askedKinds(intl: IntlShape): string[] {
  const others = Object.keys(intl.messages)
    .filter((id) => id.startsWith(prefix))
    .map((id) => id.slice(prefix.length))
    .filter((kind) => !first.includes(kind) && !parts.includes(kind));
  const { compare } = new Intl.Collator(intl.locale);
  return [...first, ...others.toSorted((one, other) => compare(recordWords(intl, one), recordWords(intl, other)))];
}
