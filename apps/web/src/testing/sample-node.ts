import type { Node } from '@brazda/contract/iot/nodes.ts';

/** A node as the server tells of it, of no known maker, of which nothing was heard yet. */
export function sampleNode(told: Partial<Node> = {}): Node {
  return {
    ...{ id: 5, farmId: 3, name: 'U mlýna', externalId: 'A1', networkType: 'GENERIC', network: null, deviceType: null },
    ...{ status: 'ACTIVE', geometry: null, lastLocationId: null, isSilent: false, isUnreadable: false, heardAt: null },
    ...{ rssi: null, snr: null, version: 4, base: null, silentAfterHours: null, elevationM: null, windHeightM: null },
    ...{ fieldMapping: [], rainResolution: null, windSlope: null, windOffset: null, retiredAt: null, sensors: [] },
    ...told,
  };
}
