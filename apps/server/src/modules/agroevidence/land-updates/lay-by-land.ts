import type { LandProblem } from '@brazda/contract/agroevidence/registration.ts';
import { foldText } from '@brazda/domain/fold-text.ts';
import { withFarm, type FarmChange, type FarmTransaction } from '#server/db/farm-scope.ts';
import type { LandFile } from '#server/files/land/land-file.ts';
import { LandFileError } from '#server/files/land/land-problems.ts';
import { recordEvent } from '#server/live/outbox.ts';
import type { Services } from '#server/services.ts';
import { cropRecogniser } from '../imports/recognise-crop.ts';
import { blockFactsOf } from '../land/block-facts.ts';
import { judgeParcels, storedOutline, type StorableParcels } from '../land/judge-parcels.ts';
import { judgedBatches } from '../land/judged-batches.ts';
import { keptJudgement } from '../land/kept-judgements.ts';
import { problemView } from '../land/land-report.ts';
import type { CompareJob } from './compare-jobs.ts';
import { insertBlocksNow, type BlockNow } from './compared-land.repository.ts';
import { filedFactsOf, keyOfRow, type NumberCrop } from './filed-facts.ts';
import { changeUpdate, type LandUpdateRow } from './land-updates.repository.ts';
import { progressOf } from './progress-of.ts';

const batchSize = 250;

type Judged = StorableParcels['parcels'][number];
type BlockOf = (judged: Judged) => BlockNow | undefined;

/** Lays all land of a registry or a file by, to be compared; gives what is to be told of it. Throws LandFileError. */
export async function layByAll(
  { database, nudge }: Pick<Services, 'database' | 'nudge'>,
  job: CompareJob,
  update: LandUpdateRow,
  file: LandFile,
): Promise<LandProblem[]> {
  const total = file.parcels.length;
  if (total === 0) throw new LandFileError('landFile.noParcels');
  const problems = file.problems.map(problemView);
  const blockOf = await withFarm(database, update.farmId, (tx) => blockReader(tx, update));
  let done = 0;
  for (const batch of judgedBatches(file, batchSize)) {
    done += batch.length;
    const tellProgress = (tx: FarmChange): Promise<void> => changeUpdate(tx, update, { done, total });
    await job.change(tellProgress, async (tx) => {
      const judgement = keptJudgement(file, batch) ?? (await judgeParcels(tx.sql, file, update.countryCode, batch, 0));
      problems.push(...judgement.problems, ...(await layBy(tx, update, judgement.parcels, blockOf)));
      await recordEvent(tx, progressOf(update));
    });
    await job.progress(done, total);
    nudge();
  }
  return problems;
}

/** Lays blocks by under their keys; tells of those of a registry that cannot be known again by one. */
async function layBy(
  tx: FarmChange,
  update: LandUpdateRow,
  judged: readonly Judged[],
  blockOf: BlockOf,
): Promise<LandProblem[]> {
  const blocks = judged.flatMap((block) => blockOf(block) ?? []);
  const nameless = judged.filter((block) => blockOf(block) === undefined);
  const added = await insertBlocksNow(tx, update, blocks);
  const twice = blocks.length - added;
  const problems = nameless.map(({ parcel }) => withoutId(parcel.row, parcel.blockNumber));
  return twice > 0 ? [...problems, withoutId(null, null)] : problems;
}

function withoutId(row: number | null, parcel: string | null): LandProblem {
  return { code: 'landFile.withoutId', severity: 'ERROR', row, parcel, detail: {} };
}

async function blockReader(tx: FarmTransaction, { source, farmId }: LandUpdateRow): Promise<BlockOf> {
  if (source === 'REGISTRY') return registryBlock;
  const numberCrop = await cropNumbers(tx, farmId);
  return (judged) => filedBlock(judged, numberCrop);
}

/** A block of the registry is known by its id there. */
function registryBlock(judged: Judged): BlockNow | undefined {
  const { parcel, outline } = judged;
  const { externalId, blockNumber } = parcel;
  if (externalId === null) return undefined;
  return {
    key: externalId,
    localName: parcel.name ?? blockNumber ?? externalId,
    outline: storedOutline(judged),
    areaM2: outline.areaM2,
    facts: blockFactsOf(parcel),
  };
}

function filedBlock(judged: Judged, numberCrop: NumberCrop): BlockNow {
  const { parcel, outline } = judged;
  return {
    key: keyOfRow(parcel.row),
    localName: parcel.name ?? parcel.blockNumber ?? String(parcel.row),
    outline: storedOutline(judged),
    areaM2: outline.areaM2,
    facts: filedFactsOf(parcel, numberCrop),
  };
}

/** Knows the crops of the catalogue, and those that the farm has for itself. */
export async function cropNumbers(tx: FarmTransaction, farmId: number): Promise<NumberCrop> {
  const recognise = await cropRecogniser(tx, farmId);
  const own = await tx
    .selectFrom('agroevidence.ownCrop')
    .select(['id', 'name'])
    .where('farmId', '=', farmId)
    .where('retiredAt', 'is', null)
    .execute();
  const ownByName = new Map(own.map(({ id, name }) => [foldText(name), id]));
  return (code, name) => recognise(code, name) ?? ownByName.get(foldText(name ?? '')) ?? null;
}
