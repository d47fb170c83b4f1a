import { z } from 'zod';
import { RegistrySettings, type RegistryConfig } from './eagri/registry-settings.ts';

/** What the environment can say of the land registry. */
export const registryEnvironment = {
  REGISTRY_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe("Address of the Czech ministry's registry services; without it the registry is not connected"),
  REGISTRY_SETTINGS: z
    .string()
    .default('{}')
    .describe('JSON, or @file with it: names, namespaces and limits of the registry that differ from the defaults'),
  SECRETS_KEY: z
    .string()
    .min(32)
    .optional()
    .describe('Seals the keys by which farms sign in to the registry; by default generated and kept in DATA_DIR/keys'),
};

interface Settings {
  readonly REGISTRY_URL?: string | undefined;
  readonly REGISTRY_SETTINGS: string;
}

type ReadJson = <T>(name: string, text: string, schema: z.ZodType<T>) => T;

/** Where the registry is and how it is spoken to; undefined where it is not connected. */
export function registryConfigOf(
  { REGISTRY_URL: url, REGISTRY_SETTINGS: text }: Settings,
  readJson: ReadJson,
): RegistryConfig | undefined {
  const settings = readJson('REGISTRY_SETTINGS', text, RegistrySettings);
  return url === undefined ? undefined : { url, settings };
}
