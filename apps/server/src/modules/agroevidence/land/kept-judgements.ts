import type { LandProblem } from '@brazda/contract/agroevidence/registration.ts';
import { mapInTurns } from '#server/concurrency/in-turns.ts';
import type { LandFile, LandParcel } from '#server/files/land/land-file.ts';
import type { Judgement, StorableParcels } from './judge-parcels.ts';

type KeptOutline = StorableParcels['parcels'][number]['outline'];

interface KeptJudgement {
  readonly outlines: ReadonlyMap<number, KeptOutline>;
  readonly problems: ReadonlyMap<number, readonly LandProblem[]>;
}

/** Repaired outlines are few; where a file holds none but them, it is judged again. */
const mostRepairedBytes = 4 * 1024 * 1024;

/** Kept no longer than what was read of a file, which is kept by its bytes and by all that was asked of it. */
const judgements = new WeakMap<LandFile['origin'], KeptJudgement>();

/** Keeps what the database has said of all outlines of a file, for those who import it after they had it looked through. */
export async function keepJudgement(file: LandFile, { parcels, problems }: Judgement): Promise<void> {
  // What the database has transformed is not as it stands in the file.
  if (file.coordinateSystem.kind !== 'known') return;
  const outlines = await mapInTurns(
    parcels,
    ({ parcel, outline: { areaM2, changed, inside } }) => [parcel.row, { areaM2, changed, inside }] as const,
  );
  const repairedBytes = parcels.reduce((sum, { outline }) => sum + (outline.changed?.length ?? 0), 0);
  if (repairedBytes <= mostRepairedBytes)
    judgements.set(file.origin, { outlines: new Map(outlines), problems: problemsByRow(problems) });
}

/** What was kept of some parcels of a file; undefined where they have to be judged. */
export function keptJudgement(file: LandFile, parcels: readonly LandParcel[]): StorableParcels | undefined {
  const kept = judgements.get(file.origin);
  return (
    kept && {
      parcels: parcels.flatMap((parcel) => {
        const outline = kept.outlines.get(parcel.row);
        return outline ? [{ parcel, outline }] : [];
      }),
      problems: parcels.flatMap(({ row }) => kept.problems.get(row) ?? []),
    }
  );
}

function problemsByRow(problems: readonly LandProblem[]): Map<number, LandProblem[]> {
  const byRow = new Map<number, LandProblem[]>();
  for (const problem of problems) {
    if (problem.row !== null) byRow.set(problem.row, [...(byRow.get(problem.row) ?? []), problem]);
  }
  return byRow;
}
