import type { RegisterKind } from '@brazda/contract/agroevidence/registers.ts';
import type { Who } from '#server/access/who.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import { withSystem, type SystemTransaction } from '#server/db/farm-scope.ts';
import { Failure } from '#server/foundation/failure.ts';
import type { Upload } from '#server/http/uploads.ts';
import { enqueueInstallationJob } from '#server/jobs/enqueue-job.ts';
import { recordEvent } from '#server/live/outbox.ts';
import type { Services } from '#server/services.ts';
import { requireRegistry } from '../registry/registry-trouble.ts';
import { importRegisterJob } from './import-register.ts';
import { insertRegisterFile, insertRegisterImport, type RegisterImportRow } from './register-imports.repository.ts';

type Needs = Pick<Services, 'database' | 'clock' | 'nudge'>;

/** All registers that are read are Czech ones. */
export const countryOfRegisters = 'CZ';

export interface FileOfRegister {
  readonly register: RegisterKind;
  readonly mayBeSmaller: boolean;
  readonly file: Upload;
}

/** Begins to import a file of a register. Throws `register.inProgress`. */
export async function importRegisterFile(
  services: Needs,
  who: Who,
  { register, mayBeSmaller, file }: FileOfRegister,
): Promise<RegisterImportRow> {
  const begun = { register, mayBeSmaller, origin: 'FILE', fileName: file.name } as const;
  return begin(services, who, begun, (tx, { id }) => insertRegisterFile(tx, id, file.bytes));
}

/** Begins to import a register from the open services. Throws `eagri.notConnected` and `register.inProgress`. */
export async function fetchRegister(
  services: Needs & Pick<Services, 'registry'>,
  who: Who,
  register: RegisterKind,
): Promise<RegisterImportRow> {
  requireRegistry(services.registry);
  const begun = { register, mayBeSmaller: false, origin: 'SERVICE', fileName: null } as const;
  return begin(services, who, begun, () => Promise.resolve());
}

async function begin(
  { database, clock, nudge }: Needs,
  who: Who,
  begun: Pick<RegisterImportRow, 'register' | 'mayBeSmaller' | 'origin' | 'fileName'>,
  keep: (tx: SystemTransaction, row: RegisterImportRow) => Promise<void>,
): Promise<RegisterImportRow> {
  const now = clock.now();
  const row = await withSystem(database, async (tx) => {
    const inserted = await insertRegisterImport(tx, { ...begun, countryCode: countryOfRegisters, startedAt: now });
    if (!inserted) throw new Failure('register.inProgress');
    await keep(tx, inserted);
    await enqueueInstallationJob(tx, importRegisterJob, { importId: inserted.id, register: begun.register });
    const { register, origin } = begun;
    await recordAudit(
      tx,
      who,
      { action: 'registerImport.begun', detail: { importId: inserted.id, register, origin } },
      now,
    );
    await recordEvent(tx, { topic: 'registers.progressed' });
    return inserted;
  });
  nudge();
  return row;
}

/** Asks for the daily import of a register, unless one is under way. */
export async function askForRegister(tx: SystemTransaction, register: RegisterKind, at: Date): Promise<void> {
  const begun = { register, mayBeSmaller: false, origin: 'SERVICE', fileName: null } as const;
  const inserted = await insertRegisterImport(tx, { ...begun, countryCode: countryOfRegisters, startedAt: at });
  if (inserted) await enqueueInstallationJob(tx, importRegisterJob, { importId: inserted.id, register });
}
