import type {
  ParcelLineage,
  ParcelVersion,
  RegistryFacts,
  RelatedParcel,
} from '@brazda/contract/agroevidence/parcel-history.ts';
import { hectares, roundedHectares } from '@brazda/domain/measures.ts';
import type { Who } from '#server/access/who.ts';
import { readingOf } from '#server/db/farm-scope.ts';
import { Failure } from '#server/foundation/failure.ts';
import {
  findRegistryFacts,
  findRelated,
  findVersions,
  type RegistryRow,
  type RelatedRow,
  type VersionRow,
} from './parcel-history.repository.ts';
import { readParcel, type ReadingNeeds } from './read-parcels.ts';

/** All versions of a parcel, the newest first. Throws `parcel.notFound`. */
export async function readVersions(needs: ReadingNeeds, who: Who, id: number): Promise<ParcelVersion[]> {
  await readParcel(needs, who, id);
  return (await findVersions(readingOf(needs.database, who), id)).map(versionView);
}

/** What a parcel came from and what came from it. Throws `parcel.notFound`. */
export async function readLineage(needs: ReadingNeeds, who: Who, id: number): Promise<ParcelLineage> {
  await readParcel(needs, who, id);
  const related = await findRelated(readingOf(needs.database, who), id);
  const ofWay = (wanted: RelatedRow['way']): RelatedParcel[] =>
    related.filter(({ way }) => way === wanted).map(relatedView);
  return { predecessors: ofWay('FROM'), successors: ofWay('TO') };
}

/** What the land registry says of a parcel. Throws `parcel.notFound`. */
export async function readRegistryFacts({ database }: ReadingNeeds, who: Who, id: number): Promise<RegistryFacts> {
  const found = await findRegistryFacts(readingOf(database, who), id);
  if (!found) throw new Failure('parcel.notFound');
  return registryView(found);
}

function versionView(row: VersionRow): ParcelVersion {
  return {
    validFrom: row.validFrom,
    validTo: row.validTo,
    isCurrent: row.isCurrent,
    blockNumber: row.blockNumber,
    square: row.square,
    officialArea: row.officialAreaHa,
    computedArea: roundedHectares(hectares(row.areaM2)),
    landUseCode: row.landUseCode,
    landUseName: row.landUseName,
    altitude: row.altitudeM,
    slope: row.slopeDegrees,
    nitrateVulnerable: row.nitrateVulnerable,
    zone: row.zone,
    geometry: row.geometry,
    boundingBox: [row.west, row.south, row.east, row.north],
  };
}

function relatedView({ id, localName, blockNumber, square, status, sharedM2, since }: RelatedRow): RelatedParcel {
  return { id, localName, blockNumber, square, status, sharedArea: roundedHectares(hectares(sharedM2)), since };
}

function registryView({ source, facts, validityDate, takenAt }: RegistryRow): RegistryFacts {
  return {
    externalId: facts.externalId,
    blockNumber: facts.blockNumber,
    square: facts.square,
    officialArea: facts.officialAreaHa,
    landUseCode: facts.landUseCode,
    landUseName: facts.landUseName,
    altitude: facts.altitudeM,
    slope: facts.slopeDegrees,
    nitrateVulnerable: facts.nitrateVulnerable,
    zone: facts.zone,
    validFrom: facts.validFrom,
    source,
    validityDate,
    takenAt: takenAt?.toISOString() ?? null,
  };
}
