import type { AdminNode, WaitingDevice } from '@brazda/contract/iot/admin-nodes.ts';
import type { AdminNodeRow } from './admin-nodes.repository.ts';
import type { WaitingDeviceRow } from './waiting-devices.repository.ts';

export function adminNodeView({ heardAt, ...node }: AdminNodeRow): AdminNode {
  const { farmId, farmName, countryCode, id, name, externalId, deviceType, networkType, status } = node;
  const { isSilent, isUnreadable, messagesOfDay, failedOfDay, waiting } = node;
  return {
    ...{ farmId, farmName, countryCode, id, name, externalId, deviceType, networkType, status },
    heardAt: heardAt?.toISOString() ?? null,
    ...{ isSilent, isUnreadable, messagesOfDay, failedOfDay, waiting },
  };
}

export function waitingDeviceView(device: WaitingDeviceRow): WaitingDevice {
  return { ...device, since: device.since.toISOString(), last: device.last.toISOString() };
}
