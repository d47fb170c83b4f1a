import { baraniDecoder } from './barani.ts';
import { decentlabDecoder } from './decentlab.ts';
import {
  tooShort,
  unknownLayout,
  type DecodeAnswer,
  type DecodeRequest,
  type DeviceDecoder,
} from './device-decoder.ts';
import { draginoDecoder } from './dragino.ts';
import { milesightDecoder } from './milesight.ts';

const mostBytes = 512;

/** In this order: Decentlab marks its messages, and shares its port with Barani, who does not. */
const decoders: readonly DeviceDecoder[] = [milesightDecoder, draginoDecoder, decentlabDecoder, baraniDecoder];

/** What a payload says. A type may be the devices of several makers: which one's it is, port, length and first bytes say. */
export function decodePayload(request: DecodeRequest): DecodeAnswer {
  const { deviceType, payload } = request;
  const decoder = decoders.find(({ recognises }) => recognises(request));
  if (decoder) return payload.length > mostBytes ? unknownLayout : decoder.decode(request);
  if (!decoders.some(({ hasDevicesOf }) => hasDevicesOf(deviceType))) return { ok: false, reason: 'NO_DECODER' };
  return payload.length === 0 ? tooShort : unknownLayout;
}
