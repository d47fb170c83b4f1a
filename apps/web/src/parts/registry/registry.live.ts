import { farmKeys } from '#web/parts/farm/farms.queries.ts';
import type { Renewals } from '#web/lib/live/renewals.ts';
import { registryKeys } from './registry.queries.ts';

export const renewals: Renewals = {
  'registryAccess.changed': ({ farmId }) => [registryKeys.all(farmId), farmKeys.settings(farmId)],
  'registryCheck.progressed': ({ farmId }) => [registryKeys.all(farmId)],
  'import.progressed': ({ farmId }) => [registryKeys.lastUpdate(farmId)],
};
