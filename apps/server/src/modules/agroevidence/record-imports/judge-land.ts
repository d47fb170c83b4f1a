import { mostTargets } from '@brazda/domain/enumerations/action.ts';
import { isOver, versionOn } from './known-records.ts';
import type { KnownParcel } from './known-records.repository.ts';
import { cellOf, meant, tell, titleOf, type JudgedTarget, type OpenRow } from './judged-row.ts';
import { matchParcels, type MatchedParcel, type SaidParcel } from './match-parcel.ts';
import { readQuantity } from './read-quantity.ts';
import { hectaresOfTitle } from './record-columns.ts';

const squareMetresOfHectare = 10_000;
const mostHectares = 100_000;
/** An area that was said is that of the parcel where it is rounded otherwise. */
const roundingM2 = 60;
/** Areas were measured otherwise in other years, and registers round. */
const asGoodAsAll = 1.05;

/** On which parcels it was done, and on how much of each. */
export function judgeLand(open: OpenRow, day: string | null): JudgedTarget[] {
  const said: SaidParcel = { name: cellOf(open, 'PARCEL').slice(0, 1000), block: cellOf(open, 'BLOCK').slice(0, 100) };
  if (said.name === '' && said.block === '') {
    tell(open, 'parcelMissing', 'PARCEL');
    return [];
  }
  if (day === null) return [];
  const parcels = parcelsOf(open, said, day);
  if (new Set(parcels).size < parcels.length) tell(open, 'parcelTwice', 'PARCEL');
  if (parcels.length > mostTargets) tell(open, 'tooManyParcels', 'PARCEL');
  const whole = parcels.flatMap((parcel) => {
    const version = versionOn(parcel, day);
    return version ? [{ parcel, version, areaM2: version.areaM2, areaOrigin: 'PARCEL' as const }] : [];
  });
  return withSaidArea(open, whole);
}

function parcelsOf(open: OpenRow, said: SaidParcel, day: string): KnownParcel[] {
  const { known } = open.judging;
  const whole = open.judging.said.get(`PARCEL ${labelOf(said)}`);
  const matched: readonly (readonly [SaidParcel, MatchedParcel])[] = whole
    ? [[said, 'unknown']]
    : matchParcels(known, said, day);
  return matched.flatMap(([one, parcel]) => {
    const meaning = meant(open, 'PARCEL', labelOf(one), () =>
      typeof parcel === 'string' ? undefined : { meaning: { parcelId: parcel.id }, name: parcel.name },
    );
    // Of two parcels of one name each day may mean another.
    const isSaid = open.judging.said.has(`PARCEL ${labelOf(one)}`);
    const found = isSaid || typeof parcel === 'string' ? undefined : parcel;
    const meantParcel = found ?? (isSaid ? known.parcels.get(meaning?.parcelId ?? 0) : undefined);
    const role = one.name === '' ? 'BLOCK' : 'PARCEL';
    if (!meantParcel) tell(open, parcel === 'ambiguous' ? 'parcelAmbiguous' : 'parcelUnknown', role, labelOf(one));
    else if (isOver(meantParcel, day)) tell(open, 'parcelOver', role, labelOf(one));
    return meantParcel ? [meantParcel] : [];
  });
}

/** As one value that a person can say the meaning of. */
export function labelOf({ name, block }: SaidParcel): string {
  return [block, name]
    .filter((part) => part !== '')
    .join(' ')
    .slice(0, 300);
}

/** The area that a row says, divided by the areas of its parcels where it has several. */
function withSaidArea(open: OpenRow, targets: readonly JudgedTarget[]): JudgedTarget[] {
  const said = cellOf(open, 'AREA');
  if (said === '' || targets.length === 0) return [...targets];
  const saidM2 = readArea(open, said);
  if (saidM2 === undefined) {
    tell(open, 'areaUnreadable', 'AREA');
    return [...targets];
  }
  const wholeM2 = targets.reduce((sum, { areaM2 }) => sum + areaM2, 0);
  if (Math.abs(saidM2 - wholeM2) <= roundingM2 * targets.length) return [...targets];
  if (saidM2 > wholeM2 * asGoodAsAll) tell(open, 'areaLarger', 'AREA');
  if (targets.length > 1) tell(open, 'areaDivided', 'AREA');
  return targets.map((target) => ({
    ...target,
    areaM2: (target.areaM2 * saidM2) / wholeM2,
    areaOrigin: 'MANUAL' as const,
  }));
}

/** Square metres of an area in the unit of its heading; undefined where no parcel can be so large. */
function readArea(open: OpenRow, said: string): number | undefined {
  const quantity = readQuantity(said, open.judging.numbers);
  if (!quantity || !/^(ha.*)?$/i.test(quantity.unitText)) return undefined;
  const hectares = quantity.value * hectaresOfTitle(titleOf(open, 'AREA'));
  return hectares > 0 && hectares <= mostHectares ? hectares * squareMetresOfHectare : undefined;
}
