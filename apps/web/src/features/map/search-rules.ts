import type { ParcelSuggestion } from '@brazda/contract/agroevidence/parcels.ts';
import { coordinateText, parseCoordinates, type Coordinates } from '@brazda/domain/coordinates.ts';

export const searchDelayMs = 500;

export type Finding =
  | { readonly kind: 'place'; readonly key: string; readonly place: Coordinates }
  | { readonly kind: 'parcel'; readonly key: string; readonly parcel: ParcelSuggestion };

/** What a text may mean: a place first, where it reads as coordinates, then parcels. */
export function findingsOf(text: string, parcels: readonly ParcelSuggestion[], language: string): readonly Finding[] {
  const place = parseCoordinates(text, language);
  return [
    ...(place ? [{ kind: 'place' as const, key: 'place', place }] : []),
    ...parcels.map((parcel) => ({ kind: 'parcel' as const, key: `parcel-${parcel.id}`, parcel })),
  ];
}

/** What stands in the search box after something was chosen. */
export function findingText(finding: Finding): string {
  if (finding.kind === 'parcel') return finding.parcel.localName;
  return `${coordinateText(finding.place.lat)}, ${coordinateText(finding.place.lon)}`;
}
