import { expect, it } from 'vitest';
import { startApp } from '#server/testing/start-app.ts';

const started = startApp();
const listening = startApp({ environment: { MQTT_PORT: '18839', MQTT_HOST: '0.0.0.0' } });

it('says where devices connect by MQTT, and that they cannot where nothing listens', async () => {
  const { user } = await started.make.farmer();
  expect(await started.api(user).iot.connections.read()).toEqual({ mqtt: null });
  const other = (await listening.make.farmer()).user;
  expect(await listening.api(other).iot.connections.read()).toEqual({
    mqtt: { port: 18_839, isEncrypted: false, isLocal: false },
  });
});
