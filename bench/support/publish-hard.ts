import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { ensureProgram } from '@brazda/harness/debian-programs.ts';

export interface Publishing {
  readonly port: number;
  /** The password: a key of the farm. */
  readonly key: string;
  readonly topic: string;
  /** One line of JSON each. */
  readonly messages: readonly string[];
}

/** Programs that publish at once, each with twenty messages that are not acknowledged yet. */
const publishers = 8;

/**
 * Publishes messages by MQTT with another program than ours, as fast as they are acknowledged; gives how many a second were.
 * Throws where one was not.
 */
export async function publishHard({ port, key, topic, messages }: Publishing): Promise<number> {
  await ensureProgram('mosquitto_pub', 'mosquitto-clients');
  const as = ['-h', '127.0.0.1', '-p', String(port), '-u', 'bench', '-P', key, '-q', '1', '-t', topic, '-l'];
  const began = performance.now();
  const share = Math.ceil(messages.length / publishers);
  const ends = Array.from({ length: publishers }, async (_, at) => {
    const publisher = spawn('mosquitto_pub', as, { stdio: ['pipe', 'ignore', 'inherit'] });
    publisher.stdin.end(`${messages.slice(at * share, (at + 1) * share).join('\n')}\n`);
    const [code] = (await once(publisher, 'exit')) as [number | null];
    if (code !== 0) throw new Error(`mosquitto_pub has ended with ${code}`);
  });
  await Promise.all(ends);
  return messages.length / ((performance.now() - began) / 1000);
}
