import type { ErrorCode } from '@brazda/contract/errors.ts';
import { Failure } from '#server/foundation/failure.ts';
import type { InstallationJob } from '#server/jobs/job-kinds.ts';
import { RegistryError, type RegistryTrouble } from '#server/registries/eagri/registry-error.ts';
import type { Registry } from '#server/registries/eagri/registry.ts';

const codes: Readonly<Record<RegistryTrouble, ErrorCode>> = {
  unavailable: 'eagri.unavailable',
  forbidden: 'eagri.forbidden',
  refused: 'validation.submitError',
};

/** The code by which users are told what is wrong with the registry. */
export function troubleCode({ trouble }: RegistryError): ErrorCode {
  return codes[trouble];
}

/** An outage of the registry is waited out for so many attempts of a job; then whoever asked for it is told. */
const mostRegistryAttempts = 3;

/** The code of a trouble where it would not help a job to try again. Throws what was thrown where it might. */
export function lastingTrouble(error: unknown, { attempts }: Pick<InstallationJob, 'attempts'>): ErrorCode {
  if (!(error instanceof RegistryError)) throw error;
  if (error.trouble === 'unavailable' && attempts < mostRegistryAttempts) throw error;
  return troubleCode(error);
}

/** What the registry throws, as calls answer it; what it says itself goes with it where it says anything of use. */
export async function askingRegistry<T>(question: Promise<T>): Promise<T> {
  try {
    return await question;
  } catch (error) {
    if (!(error instanceof RegistryError)) throw error;
    const fields =
      error.trouble === 'refused'
        ? [{ path: 'eagri', code: error.registryCode ?? 'refused', detail: { text: error.message } }]
        : undefined;
    throw new Failure(troubleCode(error), { cause: error, ...(fields && { fields }) });
  }
}

/** Throws `eagri.notConnected`. */
export function requireRegistry(registry: Registry | undefined): Registry {
  if (!registry) throw new Failure('eagri.notConnected');
  return registry;
}
