import { readNetworkTopic } from '@brazda/domain/sensors/envelopes/topics.ts';
import { readJson } from '#server/http/json-bodies.ts';
import type { ReceivedUplink } from '../uplinks/receive-uplink.ts';

const mostCharacters = 200;
/** Where devices publish that no network server stands for. */
const ownTopic = /^devices\/([^/]+)\/up$/;

/** What came over MQTT as the message that it is: by its topic, else by what it says itself. */
export function mqttUplink(topic: string, payload: Buffer): Omit<ReceivedUplink, 'device'> {
  const body = bodyOf(payload);
  const known = readNetworkTopic(topic);
  if (known?.networkType === 'CHIRPSTACK') return { network: 'chirpstack', event: known.event, body };
  if (known) return { network: 'things-stack', event: known.event, body };
  const externalId = ownTopic.exec(topic)?.[1];
  return { network: 'generic', event: topic.slice(0, mostCharacters), externalId, body };
}

/** What is no JSON is kept as a text, so that the farm sees that it came: its sender would send it for ever. */
function bodyOf(payload: Buffer): string {
  try {
    return readJson(payload).text;
  } catch {
    return JSON.stringify(payload.toString('latin1'));
  }
}
