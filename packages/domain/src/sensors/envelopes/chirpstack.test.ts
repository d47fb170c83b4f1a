import { describe, expect, it } from 'vitest';
import { readChirpStack } from './chirpstack.ts';

const uplink = {
  deduplicationId: '3ac7e3c4-4401-4b8d-9386-a5c902f9202d',
  time: '2026-05-01T06:00:00.123456789+02:00',
  deviceInfo: { devEui: '70b3d57ed005b89a' },
  fCnt: 7,
  fPort: 2,
  data: 'qg==',
};

function envelopeOf(event: string, body: unknown): object {
  const answer = readChirpStack(event, body);
  if (!answer.ok) throw new Error(answer.reason);
  return answer.envelope;
}

function reasonOf(event: string, body: unknown): string | null {
  const answer = readChirpStack(event, body);
  return answer.ok ? null : answer.reason;
}

describe('an event of ChirpStack', () => {
  it('is known by the device in upper case and by the time to the millisecond', () => {
    expect(envelopeOf('up', uplink)).toMatchObject({
      ...{ networkType: 'CHIRPSTACK', externalId: '70B3D57ED005B89A', at: new Date('2026-05-01T04:00:00.123Z') },
      ...{ port: 2, frameCounter: 7, payload: Uint8Array.of(0xaa), object: null, readings: null },
    });
  });

  it('is of the time of the network server where the clock of a gateway is wrong', () => {
    const heard = (time: string) =>
      envelopeOf('up', { ...uplink, time, rxInfo: [{ gatewayId: 'a' }, { nsTime: '2026-05-01T04:00:01Z' }] });
    for (const wrong of ['2012-01-01T00:00:00Z', '2026-05-01T06:00:01Z', '1970-01-01T00:05:00Z'])
      expect(heard(wrong), wrong).toMatchObject({ at: new Date('2026-05-01T04:00:01Z') });
    expect(heard(uplink.time)).toMatchObject({ at: new Date('2026-05-01T04:00:00.123Z') });
  });

  it('omits what is zero', () => {
    const { fCnt: _, ...first } = uplink;
    const rxInfo = [{ gatewayId: 'a', rssi: -90 }];
    expect(envelopeOf('up', { ...first, rxInfo })).toMatchObject({ frameCounter: 0, rssi: -90, snr: 0 });
  });

  it('is heard by the gateway that hears it best', () => {
    const rxInfo = [{ rssi: -110, snr: 9 }, 'none', { snr: 12 }, { rssi: -36, snr: 1.5 }, { rssi: -60, snr: 11 }];
    expect(envelopeOf('up', { ...uplink, rxInfo })).toMatchObject({ rssi: -36, snr: 1.5 });
  });

  it('brings what the codec of the network has made of it', () => {
    const object = { temperature: 21.5, probes: [{ depth: 10, moisture: 31 }] };
    expect(envelopeOf('up', { ...uplink, object })).toMatchObject({ object });
  });

  it('without a payload still says that the device was heard', () => {
    const { data: _, ...empty } = uplink;
    expect(envelopeOf('up', empty)).toMatchObject({ payload: null, rssi: null });
  });

  it('has a key of its own where the server has given none', () => {
    const { deduplicationId: _, ...unnamed } = uplink;
    expect(envelopeOf('up', unnamed)).toEqual(envelopeOf('up', { ...unnamed }));
    expect(envelopeOf('up', unnamed)).not.toMatchObject({ dedupKey: '' });
  });

  it('about the status tells of the battery alone', () => {
    expect(envelopeOf('status', { ...uplink, batteryLevel: 88.3 })).toMatchObject({
      batteryPercent: 88.3,
      payload: null,
    });
    expect(envelopeOf('status', uplink)).toMatchObject({ batteryPercent: 0 });
    expect(envelopeOf('status', { ...uplink, externalPowerSource: true })).toMatchObject({ batteryPercent: null });
    expect(envelopeOf('status', { ...uplink, batteryLevelUnavailable: true })).toMatchObject({ batteryPercent: null });
  });

  it('of another kind is acknowledged and no more', () => {
    for (const event of ['join', 'ack', 'txack', 'log', 'location', 'integration'])
      expect(reasonOf(event, uplink)).toBe('NOT_MEASURED');
    expect(reasonOf('UP', uplink)).toBe('UNKNOWN_EVENT');
  });

  it('says why it cannot be read', () => {
    expect(reasonOf('up', [uplink])).toBe('NOT_AN_OBJECT');
    expect(reasonOf('up', { ...uplink, deviceInfo: { devEui: '70b3' } })).toBe('NO_DEVICE');
    expect(reasonOf('up', { ...uplink, time: '2026-05-01T06:00:00' })).toBe('BAD_TIME');
    expect(reasonOf('up', { ...uplink, data: 'a' })).toBe('BAD_PAYLOAD');
    expect(reasonOf('up', { ...uplink, data: 'AAAA'.repeat(200) })).toBe('TOO_LARGE');
  });
});
