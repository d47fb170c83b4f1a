import { fieldOf, isRecord, wholeNumber } from '../json-values.ts';
import { sigfoxId } from './device-ids.ts';
import { bareEnvelope, refused, type EnvelopeAnswer } from './envelope.ts';
import { instantOf } from './instants.ts';
import { payloadOf } from './payload-bytes.ts';
import { decibels } from './signal.ts';

/** The radio carries no more. */
const mostBytes = 12;
const highestSequenceNumber = 0xffff_ffff;

/** Reads a callback of Sigfox whose template names its variables by their own names; all of them arrive as text. */
export function readSigfox(body: unknown): EnvelopeAnswer {
  if (!isRecord(body)) return refused('NOT_AN_OBJECT');
  const externalId = sigfoxId(fieldOf(body, 'device'));
  if (externalId === null) return refused('NO_DEVICE');
  const at = instantOf(fieldOf(body, 'time'));
  if (!at) return refused('BAD_TIME');
  const payload = payloadOf(fieldOf(body, 'data'), 'HEX');
  if (typeof payload === 'string') return refused(payload);
  if (payload && payload.length > mostBytes) return refused('TOO_LARGE');
  const frameCounter = wholeNumber(fieldOf(body, 'seqNumber'), highestSequenceNumber);
  const dedupKey = `${externalId}|${frameCounter ?? ''}|${Math.floor(at.getTime() / 1000)}`;
  const envelope = {
    ...bareEnvelope({ networkType: 'SIGFOX', externalId, at, dedupKey }),
    ...{ frameCounter, payload, rssi: decibels(fieldOf(body, 'rssi')), snr: decibels(fieldOf(body, 'snr')) },
  };
  return { ok: true, envelope };
}
