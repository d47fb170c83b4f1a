import { connections, type DeviceConnection } from '@brazda/contract/iot/connections.ts';
import { toldBy } from '#server/foundation/settings.ts';
import { mount, type Mounting } from '#server/http/mount.ts';
import type { Services } from '#server/services.ts';
import { mqttSettings, type MqttSettings } from '../mqtt/mqtt-settings.ts';

export function connectionRoutes(mounting: Mounting, services: Services): void {
  const { listen } = toldBy(services.config, mqttSettings);
  mount(mounting, connections, { read: () => Promise.resolve({ mqtt: listenerOf(listen) }) });
}

/** Of a port that is chosen anew at each start nobody can be told. */
function listenerOf(listen: MqttSettings['listen']): DeviceConnection['mqtt'] {
  if (listen === undefined || listen.port === 0) return null;
  const { port, host, tls } = listen;
  return { port, isEncrypted: tls !== undefined, isLocal: /^(127\.|localhost$|::1$)/.test(host) };
}
