import { readNetworkTopic } from '@brazda/domain/sensors/envelopes/topics.ts';
import type { ReceivedUplink } from '../uplinks/receive-uplink.ts';
import { uplinkBody } from '../uplinks/uplink-body.ts';

const mostCharacters = 200;
/** Where devices publish that no network server stands for. */
const ownTopic = /^devices\/([^/]+)\/up$/;

/** What came over MQTT as the message that it is: by its topic, else by what it says itself. */
export function mqttUplink(topic: string, payload: Buffer): Omit<ReceivedUplink, 'device'> {
  const { text: body } = uplinkBody(payload);
  const known = readNetworkTopic(topic);
  if (known?.networkType === 'CHIRPSTACK') return { network: 'chirpstack', event: known.event, body };
  if (known) return { network: 'things-stack', event: known.event, body };
  const externalId = ownTopic.exec(topic)?.[1];
  return { network: 'generic', event: topic.slice(0, mostCharacters), externalId, body };
}
