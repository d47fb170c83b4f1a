import type { Call } from '@brazda/contract/client.ts';
import { calls } from '#web/lib/calls.generated.ts';

const { agroevidence: land, gateway } = calls;

/** The calls whose answers are kept on a device that is used without a network: what work in the field needs. */
export const keptCalls: ReadonlySet<Call> = new Set<Call>([
  ...[land.farms.list, land.farms.read, land.farms.settings, gateway.users.read, gateway.listViews.read],
  ...[land.parcels.list, land.parcels.map, land.parcels.points, land.catalogues.crops, land.catalogueMaterials.list],
  ...[land.usedMaterials.seeds, land.usedMaterials.plantProtections, land.usedMaterials.fertilizers],
  ...[land.actions.list, land.actions.one, land.actions.types, land.actions.statistics, gateway.farmMembers.list],
  ...[land.packageCodes.list, land.parcels.read, land.organisms.list],
]);
