import type { RegistryLogin } from '@brazda/contract/agroevidence/eagri.ts';
import { agroevidenceEagriSignInFields } from '#web/lib/fields.generated.ts';

/** What is typed to sign in to the registry. */
export interface RegistryValues {
  readonly login: string;
  readonly secret: string;
  readonly szrid: string;
}

export const noRegistryValues: RegistryValues = { login: '', secret: '', szrid: '' };

/** As the registry takes it: without the blanks that come with what was pasted. */
export function registryLoginOf({ login, secret, szrid }: RegistryValues): RegistryLogin {
  return { login: login.trim(), secret: secret.trim(), szrid: szrid.replaceAll(/\s/g, '') };
}

const szridPattern = new RegExp(agroevidenceEagriSignInFields.szrid.pattern, 'u');

export type SzridFault = 'validation.required' | 'registry.szridFormat';

export function szridFault(szrid: string): SzridFault | undefined {
  const digits = szrid.replaceAll(/\s/g, '');
  if (digits === '') return 'validation.required';
  return szridPattern.test(digits) ? undefined : 'registry.szridFormat';
}
