import type { Selectable } from 'kysely';
import type { LandProblem } from '@brazda/contract/agroevidence/registration.ts';
import { searchKeyOf } from '@brazda/domain/search-key.ts';
import type { Database } from '#server/db/database.ts';
import { findFarmDay } from '#server/db/farm-days.ts';
import type { FarmChange } from '#server/db/farm-scope.ts';
import { refreshStatistics } from '#server/db/statistics.ts';
import type { Tables } from '#server/db/tables.generated.ts';
import type { LandFile, LandParcel, LandSchemaId } from '#server/files/land/land-file.ts';
import { LandFileError } from '#server/files/land/land-problems.ts';
import { blockFactsOf } from '../land/block-facts.ts';
import { tellOfChangedLand } from '../land/changed-land.ts';
import { judgeParcels, storedOutline, type StorableParcels } from '../land/judge-parcels.ts';
import { keptJudgement } from '../land/kept-judgements.ts';
import { insertItems, promoteItems, rememberItems, type ImportItem, type Promoted } from './import-items.repository.ts';
import { forgetFile } from './import-files.repository.ts';
import { changeImport } from './imports.repository.ts';
import type { RecogniseCrop } from './recognise-crop.ts';

/** Whose parcels are stored, and as part of which import. */
export interface Destination {
  readonly farmId: number;
  readonly importId: number;
  readonly countryCode: string;
}

type ParcelSource = Selectable<Tables['agroevidence.parcel']>['source'];

const sources: Readonly<Record<LandSchemaId, ParcelSource>> = {
  CZ_DPB: 'EAGRI',
  CZ_DECLARATION: 'EAGRI',
  SK_BOUNDARY: 'SKEAGIS',
  SK_BLOCK: 'SKEAGIS',
  UNKNOWN: 'UNKNOWN',
};

/** Whence the parcels of a file of some layout are. */
export function parcelSourceOf(schema: LandSchemaId): ParcelSource {
  return sources[schema];
}

export interface LaidBy {
  /** How many parcels wait now to become visible. */
  readonly laid: number;
  readonly problems: readonly LandProblem[];
}

/** Lays the good ones of some parcels of a land file by; gives how many those are, and what is to be told of the others. */
export async function layBy(
  tx: FarmChange,
  { farmId, importId, countryCode }: Destination,
  file: LandFile,
  parcels: readonly LandParcel[],
  recognise: RecogniseCrop,
): Promise<LaidBy> {
  const judgement = keptJudgement(file, parcels) ?? (await judgeParcels(tx.sql, file, countryCode, parcels, 0));
  const items = judgement.parcels.map((judged) => itemOf(judged, recognise));
  await insertItems(tx, farmId, importId, items);
  return { laid: items.length, problems: judgement.problems };
}

/**
 * Makes all that was laid by visible at once and ends the import. Throws `landFile.noParcels` where that is nothing and
 * nothing of it was there already.
 */
export async function makeVisible(
  tx: FarmChange,
  { farmId, importId }: Pick<Destination, 'farmId' | 'importId'>,
  file: Pick<LandFile, 'schema' | 'parcels' | 'skipped'>,
  now: Date,
  alreadyThere = 0,
): Promise<Promoted> {
  const source = parcelSourceOf(file.schema);
  if (file.schema === 'CZ_DPB') await rememberItems(tx, farmId, importId);
  const promoted = await promoteItems(tx, farmId, importId, source, await findFarmDay(tx, farmId, now));
  if (promoted.imported + alreadyThere === 0) throw new LandFileError('landFile.noParcels');
  const skipped = file.skipped + file.parcels.length - promoted.imported - alreadyThere;
  await changeImport(tx, importId, {
    ...promoted,
    skipped,
    alreadyThere,
    state: 'SUCCESS',
    finishedAt: now,
  });
  await forgetFile(tx, farmId, importId);
  await tellOfChangedLand(tx, farmId);
  return promoted;
}

/** To be called once the transaction that made or changed so many parcels is over. */
export function analyzeLand(database: Database, added: number): Promise<void> {
  const tables = [
    'agroevidence.parcel',
    'agroevidence.parcel_version',
    'agroevidence.cultivation',
    'agroevidence.registry_block',
  ] as const;
  return refreshStatistics(database, tables, added);
}

function itemOf(storable: StorableParcels['parcels'][number], recognise: RecogniseCrop): ImportItem {
  const { parcel, outline } = storable;
  const { square, blockNumber, cropName, cropCode, declaredYear } = parcel;
  const localName = parcel.name ?? blockNumber ?? String(parcel.row);
  return {
    row: parcel.row,
    outline: storedOutline(storable),
    areaM2: outline.areaM2,
    inside: outline.inside,
    parcel: {
      ...blockFactsOf(parcel),
      cadastralUnit: parcel.cadastralUnit,
      localName,
      searchKey: searchKeyOf({ localName, square, blockNumber }),
      cropId: recognise(cropCode, cropName),
      cropName: cropName ?? cropCode,
      cropFrom: declaredYear === null ? null : `${declaredYear}-01-01`,
    },
  };
}
