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

/** Asks for every list before any of them is changed: what is there stays as it is where one of them does not come. */
export async function refreshCodeLists(services: Needs, job: InstallationJob): Promise<void> {
  try {
    await keepLists(services, job, await askForLists(services, job));
  } catch (error) {
    await fail(services, job, lastingTrouble(error, job));
  }
}

/** Says that the lists stay as they were, where the refresh could not be brought to its end however often it was tried. */
export function giveUpRefresh(services: Needs, job: InstallationJob): Promise<void> {
  return fail(services, job, 'unexpected');
}

interface FetchedList extends RegistryCodeList {
  readonly key: CodeListKey;
}

async function askForLists({ registry, nudge }: Needs, job: InstallationJob): Promise<FetchedList[]> {
  if (!registry) throw new RegistryError('unavailable', 'The registry is not connected');
  const lists: FetchedList[] = [];
  const tellProgress = async (): Promise<void> => {
    const progress = { done: lists.length, entries: entriesOf(lists) };
    await job.change(async (tx) => {
      await changeRefresh(tx, progress);
      await recordEvent(tx, codeListsProgressed);
    });
    nudge();
  };
  await tellProgress();
  for (const { key, ask } of refreshed) {
    lists.push({ key, ...(await ask(registry)) });
    await tellProgress();
    await job.progress(lists.length, refreshed.length);
  }
  return lists;
}

async function keepLists({ clock, nudge }: Needs, job: InstallationJob, lists: readonly FetchedList[]): Promise<void> {
  const at = clock.now();
  const entries = entriesOf(lists);
  const finish = (tx: SystemTransaction): Promise<boolean> =>
    changeRefresh(tx, { state: 'SUCCESS', finishedAt: at, entries });
  await job.change(finish, async (tx, isUnderWay) => {
    if (!isUnderWay) return;
    let closed = 0;
    for (const { key, codes, service } of lists) {
      await putCodes(tx, key, codes, { service, at, language: registryLanguage });
      closed += await closeOtherCodes(tx, key, codes, registryDay(at));
    }
    const detail = { state: 'SUCCESS', entries, closed };
    await recordAudit(tx, nobody, { action: 'codeLists.finished', detail }, at);
    await recordEvent(tx, codeListsProgressed);
  });
  nudge();
}

async function fail({ clock, nudge }: Needs, job: InstallationJob, failure: string): Promise<void> {
  const at = clock.now();
  const finish = (tx: SystemTransaction): Promise<boolean> =>
    changeRefresh(tx, { state: 'FAILED', finishedAt: at, failure });
  await job.change(finish, async (tx, isUnderWay) => {
    if (!isUnderWay) return;
    const detail = { state: 'FAILED', failure };
    await recordAudit(tx, nobody, { action: 'codeLists.finished', detail }, at);
    await recordEvent(tx, codeListsProgressed);
  });
  nudge();
}

function entriesOf(lists: readonly FetchedList[]): number {
  return lists.reduce((sum, { codes }) => sum + codes.length, 0);
}
