import { describe, expect, it } from 'vitest';
import { readThingsStack } from './things-stack.ts';

const message = {
  end_device_ids: { device_id: 'field-7', dev_eui: '70B3D57ED005B89A' },
  received_at: '2026-05-25T13:42:12.412Z',
  uplink_message: {
    ...{ session_key_id: 'AWNbm/4zfqx0jZ5q1NlBmw==', f_port: 2, frm_payload: 'ASsBKAAA' },
    ...{ decoded_payload: { temperature: 29.9 }, received_at: '2026-05-25T13:42:11.412999Z' },
  },
};

function withUplink(more: object): object {
  return { ...message, uplink_message: { ...message.uplink_message, ...more } };
}

function envelopeOf(body: unknown): object {
  const answer = readThingsStack(body);
  if (!answer.ok) throw new Error(answer.reason);
  return answer.envelope;
}

function reasonOf(body: unknown): string | null {
  const answer = readThingsStack(body);
  return answer.ok ? null : answer.reason;
}

describe('a message of The Things Stack', () => {
  it('counts from zero, which it omits, and is known by device, session and counter', () => {
    expect(envelopeOf(message)).toMatchObject({
      ...{ externalId: '70B3D57ED005B89A', port: 2, frameCounter: 0, object: { temperature: 29.9 } },
      ...{ at: new Date('2026-05-25T13:42:11.412Z'), dedupKey: '70B3D57ED005B89A|AWNbm/4zfqx0jZ5q1NlBmw==|0' },
    });
  });

  it('is of the time at which it was handed on where nothing else is said', () => {
    expect(envelopeOf(withUplink({ received_at: undefined }))).toMatchObject({
      at: new Date('2026-05-25T13:42:12.412Z'),
    });
  });

  it('brings nothing decoded where the codec tells errors, but still its payload', () => {
    const payload = Uint8Array.of(0x01, 0x2b, 0x01, 0x28, 0x00, 0x00);
    expect(envelopeOf(withUplink({ errors: ['unknown port'] }))).toMatchObject({ object: null, payload });
    const decoded = { decoded_payload: { data: { temperature: 1 }, errors: ['too short'] } };
    expect(envelopeOf(withUplink(decoded))).toMatchObject({ object: null, payload });
    expect(envelopeOf(withUplink({ errors: [] }))).toMatchObject({ object: { temperature: 29.9 } });
  });

  it('takes the strength of the channel where the gateway tells no other', () => {
    const rx_metadata = [
      { channel_rssi: -101, snr: -3 },
      { rssi: -120, snr: -9 },
    ];
    expect(envelopeOf(withUplink({ rx_metadata }))).toMatchObject({ rssi: -101, snr: -3 });
  });

  it('may say what is left of the battery', () => {
    const last_battery_percentage = { f_cnt: 3, value: 81.5 };
    expect(envelopeOf(withUplink({ last_battery_percentage }))).toMatchObject({ batteryPercent: 81.5 });
  });

  it('about anything but an uplink is acknowledged and no more', () => {
    const { uplink_message: _, ...others } = message;
    expect(reasonOf({ ...others, join_accept: {} })).toBe('NOT_MEASURED');
    expect(reasonOf(others)).toBe('UNKNOWN_EVENT');
  });

  it('says why it cannot be read', () => {
    expect(reasonOf('{}')).toBe('NOT_AN_OBJECT');
    expect(reasonOf({ ...message, end_device_ids: { device_id: 'field-7' } })).toBe('NO_DEVICE');
    expect(reasonOf({ ...withUplink({ received_at: '' }), received_at: 'yesterday' })).toBe('BAD_TIME');
    expect(reasonOf(withUplink({ frm_payload: '?' }))).toBe('BAD_PAYLOAD');
  });
});
