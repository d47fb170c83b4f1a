import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { ErrorBody } from '@brazda/contract/errors.ts';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startApp } from '#server/testing/start-app.ts';
import { requestTimes } from './slow-requests.ts';

const started = startApp();
const shortMilliseconds = 300;

beforeAll(async () => {
  await started.app.listen({ host: '127.0.0.1', port: 0 });
});

afterEach(() => {
  started.app.server.headersTimeout = requestTimes.headersTimeout;
});

async function connected(): Promise<Socket> {
  const socket = connect((started.app.server.address() as AddressInfo).port, '127.0.0.1');
  await once(socket, 'connect');
  return socket;
}

/** Sends a header letter by letter, for as long as it is let. */
function trickle(socket: Socket): NodeJS.Timeout {
  socket.write('GET /health/live HTTP/1.1\r\nhost: brazda\r\nx-slow: ');
  socket.on('error', () => undefined);
  return setInterval(() => socket.write('a'), 50);
}

describe('whoever sends headers slowly', () => {
  it('is given twenty seconds', () => {
    expect(started.app.server.headersTimeout).toBe(20_000);
  });

  it('is told that the time is over and cut off, however steadily it goes on, while others are answered', async () => {
    started.app.server.headersTimeout = shortMilliseconds;
    const slow = await Promise.all(Array.from({ length: 20 }, connected));
    const timers = slow.map(trickle);
    const answers = slow.map((socket) => text(socket));
    await expect(started.app.inject('/health/live')).resolves.toMatchObject({ statusCode: 200 });
    const told = await Promise.all(answers);
    timers.forEach(clearInterval);
    for (const answer of told) {
      const [head = '', body = ''] = answer.split('\r\n\r\n');
      expect(head).toContain('HTTP/1.1 408');
      expect(ErrorBody.parse(JSON.parse(body))).toMatchObject({ code: 'request.timeout' });
    }
    expect(slow.every(({ destroyed }) => destroyed)).toBe(true);
  }, 20_000);
});
