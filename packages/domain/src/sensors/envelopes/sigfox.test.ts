import { describe, expect, it } from 'vitest';
import { knownDeviceId } from './device-ids.ts';
import { readSigfox } from './sigfox.ts';

const callback = {
  device: '367eef',
  data: '14B6b8',
  time: '1538731834',
  seqNumber: '2440',
  snr: '23.97',
  rssi: '-120.00',
};

function read(body: unknown): unknown {
  const answer = readSigfox(body);
  return answer.ok ? answer.envelope : answer.reason;
}

describe('a callback of Sigfox', () => {
  it('says numbers as text', () => {
    expect(read(callback)).toMatchObject({
      ...{ networkType: 'SIGFOX', externalId: '367EEF', port: null, frameCounter: 2440, rssi: -120, snr: 23.97 },
      ...{ payload: Uint8Array.of(0x14, 0xb6, 0xb8), at: new Date('2018-10-05T09:30:34Z') },
      dedupKey: '367EEF|2440|1538731834',
    });
  });

  it('is the same message in each copy, whichever station has heard it', () => {
    const copy = { ...callback, duplicate: 'true', station: '1D3C', rssi: '-131.00' };
    expect(read(copy)).toMatchObject({ dedupKey: '367EEF|2440|1538731834' });
  });

  it('may be read where a template has left the quotes away', () => {
    expect(read({ ...callback, time: 1538731834, seqNumber: 2440 })).toMatchObject({ frameCounter: 2440 });
  });

  it('says why it cannot be read', () => {
    expect(read(null)).toBe('NOT_AN_OBJECT');
    expect(read({ ...callback, device: '{device}' })).toBe('NO_DEVICE');
    expect(read({ ...callback, time: '{time}' })).toBe('BAD_TIME');
    expect(read({ ...callback, data: '14b' })).toBe('BAD_PAYLOAD');
    expect(read({ ...callback, data: '00'.repeat(13) })).toBe('TOO_LARGE');
  });
});

describe('what a farm knows a device by', () => {
  it('is the same with and without the zeros at the beginning of an id of Sigfox, and however people write an EUI', () => {
    for (const written of ['00B2C3D4', 'b2c3d4', '0b2-c3d4']) expect(knownDeviceId('SIGFOX', written)).toBe('B2C3D4');
    expect(knownDeviceId('SIGFOX', '0000')).toBe('0');
    expect(knownDeviceId('CHIRPSTACK', '00:11-22 33445566aa')).toBe('00112233445566AA');
    expect(knownDeviceId('GENERIC', '00-stanice')).toBe('00-stanice');
  });
});
