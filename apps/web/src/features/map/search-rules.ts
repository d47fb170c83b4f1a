import type { CadastralUnitSum } from '@brazda/contract/agroevidence/parcel-sums.ts';
import type { ParcelSuggestion } from '@brazda/contract/agroevidence/parcels.ts';
import { coordinateText, parseCoordinates, type Coordinates } from '@brazda/domain/coordinates.ts';
import { searchTextOf } from '@brazda/domain/search-key.ts';

export const searchDelayMs = 500;

export type Finding =
  | { readonly kind: 'place'; readonly key: string; readonly place: Coordinates }
  | { readonly kind: 'unit'; readonly key: string; readonly unit: CadastralUnitSum }
  | { readonly kind: 'parcel'; readonly key: string; readonly parcel: ParcelSuggestion };

/** What a farm has that a text can mean. */
export interface Searched {
  readonly parcels: readonly ParcelSuggestion[];
  readonly units: readonly CadastralUnitSum[];
}

const mostUnits = 3;

/** What a text may mean: a place first, where it reads as coordinates, then cadastral units, then parcels. */
export function findingsOf(text: string, { parcels, units }: Searched, language: string): readonly Finding[] {
  const place = parseCoordinates(text, language);
  return [
    ...(place ? [{ kind: 'place' as const, key: 'place', place }] : []),
    ...unitsOf(text, units).map((unit) => ({ kind: 'unit' as const, key: `unit-${unit.name}`, unit })),
    ...parcels.map((parcel) => ({ kind: 'parcel' as const, key: `parcel-${parcel.id}`, parcel })),
  ];
}

/** Those whose names hold the text; those that begin with it first. */
function unitsOf(text: string, units: readonly CadastralUnitSum[]): CadastralUnitSum[] {
  const searched = searchTextOf(text);
  if (searched === '') return [];
  return units
    .map((unit) => ({ unit, at: searchTextOf(unit.name).indexOf(searched) }))
    .filter(({ at }) => at >= 0)
    .toSorted((one, other) => Number(one.at > 0) - Number(other.at > 0))
    .slice(0, mostUnits)
    .map(({ unit }) => unit);
}

/** Whether nothing but parcels was found of which none says what was searched for: they only look like it. Numbers are never taken so. */
export function areAlike(text: string, findings: readonly Finding[]): boolean {
  const searched = searchTextOf(text);
  const parcels = findings.flatMap((finding) => (finding.kind === 'parcel' ? [finding.parcel] : []));
  const isMeant = ({ localName, blockNumber }: ParcelSuggestion): boolean =>
    searchTextOf(`${localName} ${blockNumber ?? ''}`).includes(searched);
  if (findings.length === 0 || /\d/.test(searched)) return false;
  return findings.length === parcels.length && !parcels.some(isMeant);
}

/** What stands in the search box after something was chosen. */
export function findingText(finding: Finding): string {
  if (finding.kind === 'parcel') return finding.parcel.localName;
  if (finding.kind === 'unit') return finding.unit.name;
  return `${coordinateText(finding.place.lat)}, ${coordinateText(finding.place.lon)}`;
}
