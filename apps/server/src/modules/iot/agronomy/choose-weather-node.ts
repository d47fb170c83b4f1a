import type { Who } from '#server/access/who.ts';
import { changeFarms } from '#server/audit/change-farms.ts';
import { requireParcel } from '#server/modules/agroevidence/public.ts';
import type { Services } from '#server/services.ts';
import { requireNode } from '../nodes/require-node.ts';
import { chosenNodeOf, writeWeatherChoice } from './weather-choices.repository.ts';

/** Says whose weather is taken for a parcel. Throws `parcel.notFound`, `parcel.retired` and `node.notFound`. */
export function chooseWeatherNode(
  services: Pick<Services, 'database' | 'clock' | 'nudge'>,
  who: Who,
  parcelId: number,
  nodeId: number | null,
): Promise<void> {
  return changeFarms(services, who, async (tx) => {
    const { farmId } = await requireParcel(tx, parcelId);
    const node = nodeId === null ? null : await requireNode(tx, nodeId, farmId);
    if ((await chosenNodeOf(tx, { farmId, parcelId })) === nodeId) return;
    await writeWeatherChoice(tx, { farmId, parcelId, nodeId });
    const detail = { parcelId, ...(node && { nodeId: node.id, name: node.name }) };
    await tx.tell({ action: 'diseaseLight.nodeChosen', farmId, detail }, { farmId, topic: 'nodes.changed' });
  });
}
