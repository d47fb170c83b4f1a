import { describe, expect, it } from 'vitest';
import vectors from '../../vectors/network-envelopes.json' with { type: 'json' };
import { readChirpStack } from './chirpstack.ts';
import type { Envelope, EnvelopeAnswer } from './envelope.ts';
import { readSigfox } from './sigfox.ts';
import { readThingsStack } from './things-stack.ts';

type Vector = (typeof vectors)[number];

function read({ network, topic, body }: Vector): EnvelopeAnswer {
  if (network === 'SIGFOX') return readSigfox(body);
  if (network === 'TTS_V3') return readThingsStack(body);
  return readChirpStack(topic.split('/').at(-1) ?? '', body);
}

function told({ externalId, port, frameCounter, payload, at, rssi, snr, batteryPercent, dedupKey }: Envelope): object {
  return {
    ...{ externalId, fPort: port, fCnt: frameCounter, ts: at.getTime(), rssi, snr, dedupKey },
    ...{ payloadHex: Array.from(payload ?? [], (byte) => byte.toString(16).padStart(2, '0')).join('') },
    battery_pct: batteryPercent,
  };
}

describe('what network servers send, by their own examples', () => {
  it.each(vectors.map((vector) => [`${vector.network} ${vector.topic}`, vector] as const))(
    '%s is read',
    (_, vector) => {
      const answer = read(vector);
      if (!answer.ok) throw new Error(answer.reason);
      const { ts, ...expected } = { ts: undefined, ...vector.expect };
      expect(told(answer.envelope)).toMatchObject({ ...expected, ...(ts !== undefined && { ts: Date.parse(ts) }) });
    },
  );
});
