import { groupedBy } from '@brazda/domain/grouped-by.ts';
import { hectares } from '@brazda/domain/measures.ts';
import type { SowingRecord } from '#server/registries/eagri/record-fields.ts';
import type { AppliedRow } from '../reports/applied-materials.repository.ts';
import { rounded } from '../reports/record-cells.ts';
import type { Days } from '../reports/report-rows.repository.ts';
import { blockOf } from './submitted-block.ts';
import type { SubmittedVersion } from './submitted-land.repository.ts';
import type { ToldCrop } from './told-crop.ts';

/** A use of a product with the crop that it is told on. */
export interface PlacedUse {
  readonly row: AppliedRow;
  readonly crop: ToldCrop;
}

interface PlacingSource {
  readonly farmId: number;
  readonly days: Days;
  readonly versions: readonly SubmittedVersion[];
}

/** How the ministry is told of a parcel: by the product's own number, which stays when its outline changes. */
function landId(farmId: number, parcelId: number): string {
  return `brazda-${farmId}-p${parcelId}`;
}

/**
 * The parcels on which products were used, with their areas and the crops that were treated. A parcel whose block was renumbered
 * stands once for each number; a crop stands where it was treated last.
 */
export function placeSowings(source: PlacingSource, placed: readonly PlacedUse[]): SowingRecord[] {
  const versions = new Map(source.versions.map((version) => [version.id, version]));
  const placeOfCrop = new Map<string, string>();
  for (const { row, crop } of placed) {
    const version = versions.get(row.versionId);
    if (version) placeOfCrop.set(crop.id, placeOf(version));
  }
  const crops = groupedBy(
    [...new Map(placed.map(({ crop }) => [crop.id, crop])).values()],
    ({ id }) => placeOfCrop.get(id) ?? '',
  );
  const names = new Map(placed.map(({ row }) => [row.parcelId, row.parcel]));
  return [...groupedBy(source.versions, placeOf)]
    .map(([place, ofPlace]) => sowingOf(source, ofPlace, crops.get(place) ?? [], names))
    .filter(({ cultivations }) => cultivations.length > 0);
}

function placeOf(version: SubmittedVersion): string {
  const { square, block } = blockOf(version);
  return JSON.stringify([version.parcelId, square, block]);
}

function sowingOf(
  { farmId, days }: PlacingSource,
  versions: readonly SubmittedVersion[],
  crops: readonly ToldCrop[],
  names: ReadonlyMap<number, string>,
): SowingRecord {
  const [first] = versions;
  if (!first) throw new Error('A parcel without an outline was told of');
  // A day that nobody knows is before all that is told of.
  const areas = versions.map(({ areaM2, validFrom, validTo }) => ({
    ...{ hectares: rounded(hectares(areaM2), 2), from: validFrom ?? days.from, to: validTo },
  }));
  const ends = areas.map(({ to }) => to);
  return {
    ...blockOf(first),
    land: landId(farmId, first.parcelId),
    landName: names.get(first.parcelId) ?? null,
    from: areas.map(({ from }) => from).sort()[0] ?? days.from,
    to: ends.includes(null) ? null : (ends.sort().at(-1) ?? null),
    areas,
    cultivations: crops.map(({ id, code, isPerennial, from, to }) => ({
      ...{ id, crop: code, isPerennial, sownOn: from, endedOn: to },
    })),
  };
}
