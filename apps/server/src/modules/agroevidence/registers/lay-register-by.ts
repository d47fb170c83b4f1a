import { withSystem } from '#server/db/farm-scope.ts';
import { RegisterFileError } from '#server/files/register/register-problems.ts';
import type { RegisterHead } from '#server/files/register/register-rows.ts';
import type { InstallationJob } from '#server/jobs/job-kinds.ts';
import { recordEvent } from '#server/live/outbox.ts';
import type { Services } from '#server/services.ts';
import { registryDay } from '../registry/registry-day.ts';
import { contentOf, knownNames, type KnownNames } from './register-content.ts';
import { readImportedRegister, type TakeRows } from './read-imported-register.ts';
import { changeRegisterImport, type RegisterImportRow } from './register-imports.repository.ts';
import { findKnownRows, findNamedRows, layRowsBy } from './register-rows.repository.ts';

/** What was laid by, and what stands in the catalogue and was not seen. */
export interface LaidBy {
  readonly head: RegisterHead;
  readonly source: string;
  readonly laid: number;
  readonly unchanged: number;
  readonly gone: readonly string[];
}

type Needs = Pick<Services, 'clock' | 'registry' | 'nudge' | 'database'>;
type Known = Awaited<ReturnType<typeof findKnownRows>>;

/** Of what is known so much must be in a register again: less is a part of it, or another one. */
const leastShare = 0.8;
/** Below so many rows a share says nothing. */
const leastKnown = 20;

/** Reads a register, lays by what is new or other than it was, and counts the rest. Throws RegisterFileError. */
export async function layRegisterBy(services: Needs, job: InstallationJob, row: RegisterImportRow): Promise<LaidBy> {
  const [known, named] = await withSystem(services.database, async (tx) => [
    await findKnownRows(tx, row.register),
    await findNamedRows(tx),
  ]);
  const pile = pileRows(services, job, row, known, knownNames(named));
  const head = await readImportedRegister(services, row, pile.take);
  const seen = pile.seen();
  if (seen.size === 0) throw new RegisterFileError('unknown', 'The file holds no row of the register');
  const present = [...known].filter(([, { hasLeft }]) => !hasLeft).map(([key]) => key);
  const gone = present.filter((key) => !seen.has(key));
  const isPart = present.length >= leastKnown && present.length - gone.length < present.length * leastShare;
  if (isPart && !row.mayBeSmaller)
    throw new RegisterFileError('tooFew', `Of ${present.length} rows that are known ${gone.length} are missing`);
  return { head, source: sources[row.register], ...pile.counts(), gone };
}

/** As the catalogue says whence a row is. */
const sources: Readonly<Record<RegisterImportRow['register'], string>> = {
  PLANT_PROTECTION: 'Registr přípravků na ochranu rostlin (ÚKZÚZ)',
  FERTILIZER: 'Registr hnojiv (ÚKZÚZ)',
  ORGANISM: 'Číselník škodlivých organismů (MZe)',
};

/** Takes rows as they are read; a row that says what it said is only counted. */
function pileRows(
  { clock, nudge }: Needs,
  job: InstallationJob,
  { id }: RegisterImportRow,
  known: Known,
  names: KnownNames,
) {
  const day = registryDay(clock.now());
  const seen = new Set<string>();
  let laid = 0;
  let unchanged = 0;
  const take: TakeRows = async (rows) => {
    // A register that changes while its pages are asked for may say a row twice.
    const fresh = rows.filter(({ key }) => !seen.has(key));
    const contents = fresh.map((row) => contentOf(row, names, day));
    for (const { key } of contents) seen.add(key);
    const other = contents.filter(({ key, contentHash }) => {
      const before = known.get(key);
      return before?.contentHash !== contentHash || before.hasLeft;
    });
    await job.change(
      (tx) => changeRegisterImport(tx, id, { records: seen.size }),
      async (tx, isUnderWay) => {
        if (!isUnderWay) return;
        await layRowsBy(tx, id, laid, other);
        await recordEvent(tx, { topic: 'registers.progressed' });
      },
    );
    nudge();
    laid += other.length;
    unchanged += contents.length - other.length;
  };
  return { take, seen: () => seen, counts: () => ({ laid, unchanged }) };
}
