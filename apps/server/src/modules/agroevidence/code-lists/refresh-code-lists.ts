import type { ErrorCode } from '@brazda/contract/errors.ts';
import { z } from 'zod';
import type { Who } from '#server/access/who.ts';
import { nobody, recordAudit } from '#server/audit/record-audit.ts';
import { withSystem, type SystemTransaction } from '#server/db/farm-scope.ts';
import { enqueueInstallationJob } from '#server/jobs/enqueue-job.ts';
import { installationJobKind, type InstallationJob } from '#server/jobs/job-kinds.ts';
import type { RegistryCodeList } from '#server/registries/eagri/read-code-list.ts';
import { RegistryError } from '#server/registries/eagri/registry-error.ts';
import type { Registry } from '#server/registries/eagri/registry.ts';
import { recordEvent } from '#server/live/outbox.ts';
import type { Services } from '#server/services.ts';
import { registryLane } from '../lanes.ts';
import { registryDay } from '../registry/registry-day.ts';
import { requireRegistry, lastingTrouble } from '../registry/registry-trouble.ts';
import { beginRefresh, changeRefresh } from './code-list-refresh.repository.ts';
import { closeOtherCodes, putCodes, type CodeListKey } from './code-lists.repository.ts';
import { readCodeListRefresh, type CodeListRefresh } from './read-code-lists.ts';

/** Asks the land registry for its code lists. */
export const refreshCodeListsJob = installationJobKind({
  name: 'refresh-code-lists',
  lane: registryLane,
  payload: z.object({}),
  key: () => 'refresh',
});

/** The registry names things in its own language. */
const registryLanguage = 'cs';

const refreshed: readonly { key: CodeListKey; ask: (registry: Registry) => Promise<RegistryCodeList> }[] = [
  { key: { list: 'LAND_USE', countryCode: 'CZ' }, ask: (registry) => registry.landUses() },
  { key: { list: 'APPLICATION_ZONE', countryCode: 'CZ' }, ask: (registry) => registry.zones() },
];

type Needs = Pick<Services, 'database' | 'clock' | 'registry' | 'nudge'>;

const codeListsProgressed = { topic: 'codeLists.progressed' } as const;

/** Begins to ask the registry for its code lists, unless that is under way already. Throws `eagri.notConnected`. */
export async function beginCodeListRefresh(services: Needs, who: Who): Promise<CodeListRefresh> {
  requireRegistry(services.registry);
  const { database, clock, nudge } = services;
  const now = clock.now();
  await withSystem(database, async (tx) => {
    if (!(await beginRefresh(tx, refreshed.length, now))) return;
    await enqueueInstallationJob(tx, refreshCodeListsJob, {});
    await recordAudit(tx, who, { action: 'codeLists.begun' }, now);
    await recordEvent(tx, codeListsProgressed);
  });
  nudge();
  return readCodeListRefresh(services);
}

/**
 * Asks for every list before any of them is changed. One that does not come stays as it is, and keeps no other from being
 * refreshed.
 */
export async function refreshCodeLists(services: Needs, job: InstallationJob): Promise<void> {
  await end(services, job, await askForLists(services, job));
}

/** Says that the lists stay as they were, where the refresh could not be brought to its end however often it was tried. */
export function giveUpRefresh(services: Needs, job: InstallationJob): Promise<void> {
  return end(services, job, { came: [], missing: refreshed.map(({ key }) => ({ key, failure: 'unexpected' })) });
}

interface FetchedList extends RegistryCodeList {
  readonly key: CodeListKey;
}

/** A list that did not come, and the code of why. */
interface MissingList {
  readonly key: CodeListKey;
  readonly failure: ErrorCode;
}

interface AskedLists {
  readonly came: readonly FetchedList[];
  readonly missing: readonly MissingList[];
}

/** Throws what it may help to ask again for. */
async function askForLists({ registry, nudge }: Needs, job: InstallationJob): Promise<AskedLists> {
  const came: FetchedList[] = [];
  const missing: MissingList[] = [];
  const tellProgress = async (): Promise<void> => {
    const progress = { done: came.length, entries: entriesOf(came) };
    await job.change(async (tx) => {
      await changeRefresh(tx, progress);
      await recordEvent(tx, codeListsProgressed);
    });
    nudge();
  };
  await tellProgress();
  for (const { key, ask } of refreshed) {
    try {
      came.push({ key, ...(await ask(connected(registry))) });
      await tellProgress();
    } catch (error) {
      missing.push({ key, failure: lastingTrouble(error, job) });
    }
    await job.progress(came.length + missing.length, refreshed.length);
  }
  return { came, missing };
}

function connected(registry: Registry | undefined): Registry {
  if (!registry) throw new RegistryError('unavailable', 'The registry is not connected');
  return registry;
}

/** Keeps what came, and says what did not. */
async function end({ clock, nudge }: Needs, job: InstallationJob, { came, missing }: AskedLists): Promise<void> {
  const at = clock.now();
  const entries = entriesOf(came);
  const state = missing.length === 0 ? 'SUCCESS' : 'FAILED';
  const failure = missing[0]?.failure ?? null;
  const failedLists = missing.map(({ key }) => key.list);
  const finish = (tx: SystemTransaction): Promise<boolean> =>
    changeRefresh(tx, { state, finishedAt: at, done: came.length, entries, failure, failedLists });
  await job.change(finish, async (tx, isUnderWay) => {
    if (!isUnderWay) return;
    const closed = await keepLists(tx, came, at);
    const detail = { state, ...(failure !== null && { failure }), ...(came.length > 0 && { entries, closed }) };
    await recordAudit(tx, nobody, { action: 'codeLists.finished', detail }, at);
    await recordEvent(tx, codeListsProgressed);
  });
  nudge();
}

/** How many codes have ended by it. */
async function keepLists(tx: SystemTransaction, lists: readonly FetchedList[], at: Date): Promise<number> {
  let closed = 0;
  for (const { key, codes, service } of lists) {
    await putCodes(tx, key, codes, { service, at, language: registryLanguage });
    closed += await closeOtherCodes(tx, key, codes, registryDay(at));
  }
  return closed;
}

function entriesOf(lists: readonly FetchedList[]): number {
  return lists.reduce((sum, { codes }) => sum + codes.length, 0);
}
