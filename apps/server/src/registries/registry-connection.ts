import { z } from 'zod';
import { settingsOf } from '#server/foundation/settings.ts';
import { RegistrySettings, type RegistryConfig } from './eagri/registry-settings.ts';

/** Where the land registry is and how it is spoken to; undefined where it is not connected. */
export const registryConnection = settingsOf(
  {
    REGISTRY_URL: z
      .url({ protocol: /^https?$/ })
      .optional()
      .describe("Address of the Czech ministry's registry services; without it the registry is not connected"),
    REGISTRY_SETTINGS: z
      .string()
      .default('{}')
      .describe('JSON, or @file with it: names, namespaces and limits of the registry that differ from the defaults'),
    REGISTRY_REGISTERS: z
      .enum(['daily', 'on-demand'])
      .default('daily')
      .describe(
        'Whether public registers of products and fertilizers are fetched every evening, or only when asked for',
      ),
  },
  (
    { REGISTRY_URL: url, REGISTRY_SETTINGS: text, REGISTRY_REGISTERS: registers },
    readJson,
  ): RegistryConfig | undefined => {
    const settings = readJson('REGISTRY_SETTINGS', text, RegistrySettings);
    return url === undefined ? undefined : { url, settings, fetchesDaily: registers === 'daily' };
  },
);
