import { toldBy } from '#server/foundation/settings.ts';
import type { Intake } from '#server/module.ts';
import type { Services } from '#server/services.ts';
import { createDeviceKeys } from '../access-keys/device-keys.ts';
import { listenToDevices } from './listen-to-devices.ts';
import { mqttSettings } from './mqtt-settings.ts';
import { shareBrokers } from './subscribe-to-brokers.ts';

/** Takes in by MQTT what the settings say: of devices that connect, and of brokers. */
export async function takeInByMqtt(services: Services): Promise<Intake> {
  const { listen, brokers } = toldBy(services.config, mqttSettings);
  const keys = createDeviceKeys(services);
  const listener = listen && (await listenToDevices(services, keys, listen));
  // One process alone: each would be given all messages.
  const subscriptions = services.processes.own === 1 ? shareBrokers(services, keys, brokers) : undefined;
  return {
    close: async () => {
      await Promise.all([listener?.close(), subscriptions?.close()]);
    },
  };
}
