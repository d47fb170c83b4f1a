import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { takeCareOf } from './caretaker.ts';
import { ensureProgram } from './debian-programs.ts';
import { freePort } from './free-port.ts';

/** A server of others that hands on messages, as a process of its own; it ends with this process at the latest. */
export interface MessageServer {
  readonly url: string;
  readonly port: number;
  stop(): Promise<void>;
  /** Starts it again on the same port with what it had on its disk. */
  start(): Promise<void>;
  /** Stops it and takes its files away. */
  clear(): Promise<void>;
}

const readyWithinMs = 10_000;

/** An MQTT broker that lets in anybody. */
export async function startMosquitto(): Promise<MessageServer> {
  await ensureProgram('mosquitto', 'mosquitto');
  return startServer('mqtt', 'mosquitto', (folder, port) => {
    const configuration = join(folder, 'mosquitto.conf');
    writeFileSync(configuration, `listener ${port} 127.0.0.1\nallow_anonymous true\npersistence false\n`);
    return ['-c', configuration];
  });
}

/** NATS with JetStream, which writes what it acknowledges to the disk first. */
export async function startNats(): Promise<MessageServer> {
  await ensureProgram('nats-server', 'nats-server');
  return startServer('nats', 'nats-server', (folder, port) => {
    const configuration = join(folder, 'nats.conf');
    writeFileSync(
      configuration,
      `listen: "127.0.0.1:${port}"\njetstream { store_dir: "${join(folder, 'streams')}" }\n`,
    );
    return ['-c', configuration];
  });
}

async function startServer(
  protocol: string,
  program: string,
  argumentsOf: (folder: string, port: number) => string[],
): Promise<MessageServer> {
  const folder = mkdtempSync(join(tmpdir(), `brazda-${program}-`));
  const port = await freePort();
  const programArguments = argumentsOf(folder, port);
  let stopRunning: (() => Promise<void>) | undefined;
  const start = async (): Promise<void> => {
    const server = spawn(program, programArguments, { stdio: 'ignore', detached: true });
    stopRunning = takeCareOf({ server });
    await answering(port);
  };
  const stop = async (): Promise<void> => {
    await stopRunning?.();
    stopRunning = undefined;
  };
  await start();
  return {
    url: `${protocol}://127.0.0.1:${port}`,
    port,
    start,
    stop,
    clear: async () => {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function answering(port: number): Promise<void> {
  const began = Date.now();
  for (;;) {
    const socket = connect(port, '127.0.0.1');
    try {
      await once(socket, 'connect');
      return;
    } catch (error) {
      if (Date.now() - began > readyWithinMs) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    } finally {
      socket.destroy();
    }
  }
}
