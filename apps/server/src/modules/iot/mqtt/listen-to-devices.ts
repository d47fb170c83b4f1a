import { readFileSync } from 'node:fs';
import { createServer, type Server, type Socket } from 'node:net';
import { createServer as createTlsServer } from 'node:tls';
import { uplinks } from '@brazda/contract/iot/uplinks.ts';
import { Aedes, type AuthenticateError, type Client } from 'aedes';
import { withinTime } from '#server/concurrency/within-time.ts';
import { Failure } from '#server/foundation/failure.ts';
import type { Services } from '#server/services.ts';
import type { DeviceKeys } from '../access-keys/device-keys.ts';
import { receiveUplink } from '../uplinks/receive-uplink.ts';
import { deviceSessions } from './device-sessions.ts';
import { createJustKept } from './just-kept.ts';
import { mqttUplink } from './mqtt-uplink.ts';
import { boundPackets } from './packet-bounds.ts';
import type { MqttSettings } from './mqtt-settings.ts';

/** A topic, and what MQTT says beside the message. */
const mostBesideMessage = 1024;
const mostConnections = 5000;
const connectMilliseconds = 10_000;
const mostUnfinished = 100;
const closingMilliseconds = 2000;
/** MQTT 3.1.1, 3.2.2.3. */
const unavailable = 3;
const badPassword = 4;

export interface DeviceListener {
  readonly port: number;
  close(): Promise<void>;
}

/**
 * Lets devices and network servers connect by MQTT 3.1.1: with any name, and a key as the password. They may publish
 * alone: what they publish is acknowledged once it is kept, and where it cannot be they are sent away, so that they send it
 * again; what they send again though it was kept is kept once. Throws where the port is taken or a file of TLS cannot be read.
 */
export async function listenToDevices(
  services: Pick<Services, 'telemetry' | 'clock' | 'log'>,
  keys: Pick<DeviceKeys, 'find'>,
  { port, host, tls }: NonNullable<MqttSettings['listen']>,
): Promise<DeviceListener> {
  const broker = await openBroker(services, keys);
  const accept = (socket: Socket): void => {
    socket.setNoDelay(true);
    boundPackets(socket, uplinks.receive.largestBody + mostBesideMessage);
    broker.handle(socket);
  };
  const server = tls
    ? createTlsServer({ cert: readFileSync(tls.certificate), key: readFileSync(tls.key) }, accept)
    : createServer(accept);
  server.maxConnections = mostConnections;
  // Whoever does not speak TLS, or is gone before we answer.
  server.on('tlsClientError', () => undefined);
  const sockets = openSockets(server);
  const listened = await listen(server, port, host);
  return {
    port: listened,
    close: async () => {
      server.close();
      await withinTime(new Promise<void>((done) => broker.close(done)), closingMilliseconds);
      for (const socket of sockets) socket.destroy();
    },
  };
}

async function openBroker(
  services: Pick<Services, 'telemetry' | 'clock' | 'log'>,
  keys: Pick<DeviceKeys, 'find'>,
): Promise<Aedes> {
  const shown = new WeakMap<Client, string>();
  const keep = async (client: Client | null, topic: string, payload: Buffer): Promise<void> => {
    // The key is asked again each time: it may have been revoked since its device came.
    const device = await keys.find(client ? shown.get(client) : undefined);
    await receiveUplink(services, { device, ...mqttUplink(topic, payload) });
  };
  const justKept = createJustKept();
  const broker = await Aedes.createBroker({
    connectTimeout: connectMilliseconds,
    maxInflightInbound: mostUnfinished,
    persistence: deviceSessions(justKept.forget),
    preConnect: (_client, packet, done) => {
      // A last will is no message of a device, and nothing waits for a device that is away.
      delete packet.will;
      packet.clean = true;
      done(null, true);
    },
    authenticate: (client, _name, password, done) => {
      const key = password?.toString('utf8');
      keys.find(key).then(
        ({ farmId, keyId }) => {
          shown.set(client, key ?? '');
          // Of two clients with one id the first is thrown out, and ids are what devices happen to be called: no farm is to
          // throw out another's.
          client.id = `${farmId}/${keyId}/${client.id}`;
          done(null, true);
        },
        (error: unknown) => {
          done(refusal(error), null);
        },
      );
    },
    authorizePublish: (client, packet, done) => {
      // It is kept by us, and handed to nobody.
      packet.retain = false;
      const keeping = () => keep(client, packet.topic, Buffer.from(packet.payload));
      (client ? justKept.keepOnce(client, packet, keeping) : keeping()).then(() => done(null), done);
    },
    authorizeSubscribe: (_client, _subscription, done) => done(null, null),
    authorizeForward: () => null,
  });
  broker.on('clientError', (_client, { message }) => {
    services.log.debug({ reason: message }, 'a device was sent away');
  });
  return broker;
}

function refusal(error: unknown): AuthenticateError {
  const isUnknown = error instanceof Failure && error.code === 'device.unknownKey';
  return Object.assign(new Error('Not known'), {
    returnCode: isUnknown ? badPassword : unavailable,
  });
}

function openSockets(server: Server): ReadonlySet<Socket> {
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  return sockets;
}

function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });
}
