import { withSystem } from '#server/db/farm-scope.ts';
import { readRegisterInProcess } from '#server/files/register/read-register-in-process.ts';
import { registerLimits } from '#server/files/register/register-limits.ts';
import { RegisterFileError } from '#server/files/register/register-problems.ts';
import type { RegisterHead, RegisterRow } from '#server/files/register/register-rows.ts';
import { RegistryError } from '#server/registries/eagri/registry-error.ts';
import type { Registry } from '#server/registries/eagri/registry.ts';
import type { Services } from '#server/services.ts';
import { readRegisterFile, type RegisterImportRow } from './register-imports.repository.ts';

export type TakeRows = (rows: readonly RegisterRow[]) => Promise<void>;

/** Reads the register of an import, whichever way it comes. Throws RegisterFileError and RegistryError. */
export async function readImportedRegister(
  { database, registry }: Pick<Services, 'database' | 'registry'>,
  row: Pick<RegisterImportRow, 'id' | 'register' | 'origin'>,
  take: TakeRows,
): Promise<RegisterHead> {
  if (row.origin === 'SERVICE') {
    if (!registry) throw new RegistryError('unavailable', 'The registry is not connected');
    return readPages(registry, row.register, take);
  }
  const file = await readRegisterFile((work) => withSystem(database, work), row.id);
  if (!file) throw new RegisterFileError('damaged', 'The file of the import is gone');
  return readRegisterInProcess(row.register, file, take);
}

/** A register of some thousands of rows has some tens of pages. */
const mostPages = 1000;

/** Asks for page after page until one has no rows, or does not say where the next begins. */
async function readPages(
  registry: Registry,
  register: RegisterImportRow['register'],
  take: TakeRows,
): Promise<RegisterHead> {
  let whole: RegisterHead = { version: null, lastId: null, records: 0, refused: [] };
  for (let page = 1; page <= mostPages; page++) {
    const head = await readPage(registry, register, whole.lastId, take);
    const isStuck = head.lastId === whole.lastId;
    whole = joined(whole, head);
    if (whole.records > registerLimits.records || whole.refused.length > registerLimits.refused)
      throw new RegisterFileError('tooLarge', 'The pages of the register have too many records');
    if (head.records === 0 || head.lastId === null || isStuck) return whole;
  }
  throw new RegisterFileError('tooLarge', 'The register has too many pages');
}

function joined(before: RegisterHead, page: RegisterHead): RegisterHead {
  return {
    version: before.version ?? page.version,
    lastId: page.lastId,
    records: before.records + page.records,
    refused: [...before.refused, ...page.refused],
  };
}

/** What is no answer of the service, such as the page of an outage, is waited out as an outage. */
async function readPage(
  registry: Registry,
  register: RegisterImportRow['register'],
  lastId: string | null,
  take: TakeRows,
): Promise<RegisterHead> {
  const answer = await registry.registerPage(register, lastId);
  try {
    const head = await readRegisterInProcess(register, answer, take);
    if (lastId === null && head.records === 0) throw new RegisterFileError('fault', 'The service gave no row');
    return head;
  } catch (error) {
    const isNoAnswer =
      error instanceof RegisterFileError && (error.trouble === 'damaged' || error.trouble === 'unsafe');
    throw isNoAnswer ? new RegistryError('unavailable', error.message, null, error) : error;
  }
}
