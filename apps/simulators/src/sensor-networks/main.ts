import { parseArgs } from 'node:util';
import { devicesOfFarm, mostDevices } from './devices-of-farm.ts';
import { playNetworks } from './play-networks.ts';

const usage = `Usage: tsx apps/simulators/src/sensor-networks/main.ts --key <key of the farm>
  [--url http://localhost:3000] [--mqtt mqtt://localhost:1883] [--nodes 12] [--days 1] [--live] [--list]
  [--latitude 49.36] [--longitude 16.8] [--elevation 560] [--seed 1]
Plays ChirpStack, The Things Stack and Sigfox for so many devices (at most ${mostDevices}): the last days as fast as they are taken,
then with --live what they measure now. --list says which devices they are, to be made known to the farm.`;

const text = { type: 'string' } as const;
const flag = { type: 'boolean', default: false } as const;
const { values } = parseArgs({
  options: {
    ...{ key: text, mqtt: text, live: flag, list: flag },
    url: { ...text, default: 'http://localhost:3000' },
    nodes: { ...text, default: '12' },
    days: { ...text, default: '1' },
    latitude: { ...text, default: '49.36' },
    longitude: { ...text, default: '16.8' },
    elevation: { ...text, default: '560' },
    seed: { ...text, default: '1' },
  },
});

const [count, days] = [Number(values.nodes), Number(values.days)];
const [latitude, longitude] = [Number(values.latitude), Number(values.longitude)];
const place = { seed: Number(values.seed), latitude, longitude, elevation: Number(values.elevation) };
const areNumbers = [count, days, ...Object.values(place)].every(Number.isFinite);
if (!areNumbers || !Number.isInteger(count) || count < 1 || count > mostDevices || days < 0) throw new Error(usage);

const devices = devicesOfFarm({ count, place });
if (values.list) {
  for (const { externalId, network, model, latitude: north, longitude: east } of devices)
    console.log([externalId, network, model.deviceType, model.name, north.toFixed(5), east.toFixed(5)].join('\t'));
} else {
  if (values.key === undefined) throw new Error(usage);
  const now = Math.floor(Date.now() / 1000);
  const stopping = new AbortController();
  process.once('SIGINT', () => stopping.abort());
  const { messages, acknowledged, sentAgain } = await playNetworks({
    receiver: { url: values.url, key: values.key, mqttUrl: values.mqtt },
    ...{ devices, from: now - Math.round(days * 86_400), to: values.live ? Number.MAX_SAFE_INTEGER : now },
    stopping: stopping.signal,
    onProgress: (played, at) => {
      if (played.messages % 5000 === 0)
        console.log(`${played.messages} messages, of ${new Date(at * 1000).toISOString()}`);
    },
  });
  console.log(
    `${messages} messages, acknowledged ${acknowledged} times with their copies; ${sentAgain} had to be sent again`,
  );
}
