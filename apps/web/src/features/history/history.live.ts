import type { Renewals } from '#web/lib/live/renewals.ts';
import { changeKeys } from '#web/parts/changes/change-keys.ts';

export const renewals: Renewals = {
  'farm.changed': ({ farmId }) => [changeKeys.all(farmId)],
  'members.changed': ({ farmId }) => [changeKeys.all(farmId)],
  'invitations.changed': ({ farmId }) => [changeKeys.all(farmId)],
  'parcels.changed': ({ farmId }) => [changeKeys.all(farmId)],
  'crops.changed': ({ farmId }) => [changeKeys.all(farmId)],
  'materials.changed': ({ farmId }) => [changeKeys.all(farmId)],
  'plan.changed': ({ farmId }) => [changeKeys.all(farmId)],
  'actions.changed': ({ farmId }) => [changeKeys.all(farmId)],
  'landFeatures.changed': ({ farmId }) => [changeKeys.all(farmId)],
  'import.progressed': ({ farmId }) => [changeKeys.all(farmId)],
  'landUpdate.progressed': ({ farmId }) => [changeKeys.all(farmId)],
  'registryAccess.changed': ({ farmId }) => [changeKeys.all(farmId)],
};
