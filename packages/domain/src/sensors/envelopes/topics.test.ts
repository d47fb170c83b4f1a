import { describe, expect, it } from 'vitest';
import { readNetworkTopic } from './topics.ts';

describe('the topic of a message', () => {
  it('of ChirpStack names application, device and event', () => {
    expect(readNetworkTopic('application/17c82e96/device/0101010101abcdef/event/up')).toEqual({
      ...{ networkType: 'CHIRPSTACK', applicationId: '17c82e96', externalId: '0101010101ABCDEF', event: 'up' },
    });
  });

  it('of The Things Stack names application, tenant, device and event', () => {
    const known = { networkType: 'THINGS_STACK', applicationId: 'farm', deviceId: 'field-7' };
    expect(readNetworkTopic('v3/farm@ttn/devices/field-7/up')).toEqual({ ...known, tenantId: 'ttn', event: 'up' });
    expect(readNetworkTopic('v3/farm/devices/field-7/down/queued')).toEqual({
      ...{ ...known, tenantId: null, event: 'down/queued' },
    });
  });

  it('of anything else is not understood', () => {
    for (const topic of [
      '',
      'application/1/device/0101/event/up',
      'application/1/device/0101010101010101/command/down',
      'application/+/device/0101010101010101/event/up',
      'v3/farm@ttn/devices/field-7',
      'v3/farm@ttn/devices/#',
      `v3/${'a'.repeat(300)}/devices/b/up`,
    ])
      expect(readNetworkTopic(topic)).toBeNull();
  });
});
