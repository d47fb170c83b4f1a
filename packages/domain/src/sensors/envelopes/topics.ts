import { deviceEui } from './device-ids.ts';

/** What an MQTT topic of a network server says of the messages under it. */
export type NetworkTopic =
  | {
      readonly networkType: 'CHIRPSTACK';
      readonly applicationId: string;
      readonly externalId: string;
      /** `up`, `status`, `join`, … */
      readonly event: string;
    }
  | {
      readonly networkType: 'THINGS_STACK';
      readonly applicationId: string;
      /** Null on servers that know no tenants. */
      readonly tenantId: string | null;
      /** Its name on the server, which is not its EUI. */
      readonly deviceId: string;
      /** `up`, `join`, `down/queued`, … */
      readonly event: string;
    };

const mostCharacters = 300;
const chirpStackTopic = /^application\/([^/]+)\/device\/([^/]+)\/event\/([a-z]+)$/;
const thingsStackTopic = /^v3\/([^/@]+)(?:@([^/@]+))?\/devices\/([^/]+)\/([a-z]+(?:\/[a-z]+)?)$/;

/** Null for a topic of anything else, also for one with wildcards. */
export function readNetworkTopic(topic: string): NetworkTopic | null {
  if (topic.length > mostCharacters || /[+#]/.test(topic)) return null;
  return chirpStackTopicOf(topic) ?? thingsStackTopicOf(topic);
}

function chirpStackTopicOf(topic: string): NetworkTopic | null {
  const [, applicationId, device, event] = chirpStackTopic.exec(topic) ?? [];
  const externalId = deviceEui(device);
  if (applicationId === undefined || event === undefined || externalId === null) return null;
  return { networkType: 'CHIRPSTACK', applicationId, externalId, event };
}

function thingsStackTopicOf(topic: string): NetworkTopic | null {
  const [, applicationId, tenantId = null, deviceId, event] = thingsStackTopic.exec(topic) ?? [];
  if (applicationId === undefined || deviceId === undefined || event === undefined) return null;
  return { networkType: 'THINGS_STACK', applicationId, tenantId, deviceId, event };
}
