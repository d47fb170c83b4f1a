import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { ErrorBody } from '@brazda/contract/errors.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { startApp } from '#server/testing/start-app.ts';

const started = startApp();

beforeAll(async () => {
  await started.app.listen({ host: '127.0.0.1', port: 0 });
});

async function answerTo(request: string): Promise<{ head: string; body: unknown }> {
  const { port } = started.app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(request);
  const answer = await text(socket);
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  return { head, body: JSON.parse(body) };
}

describe('What cannot be read as a request', () => {
  it.each([
    ['no HTTP at all', 'NOT HTTP\r\n\r\n', 400, 'request.malformed'],
    ['a header without a name', 'GET / HTTP/1.1\r\nhost: a\r\n: b\r\n\r\n', 400, 'request.malformed'],
    [
      'headers of 40 kB',
      `GET / HTTP/1.1\r\nhost: a\r\nx: ${'a'.repeat(40_000)}\r\n\r\n`,
      431,
      'request.headersTooLarge',
    ],
  ])('is answered like all other failures: %s', async (_, request, status, code) => {
    const { head, body } = await answerTo(request);
    expect(head).toContain(`HTTP/1.1 ${status}`);
    expect(ErrorBody.parse(body)).toMatchObject({ status, code });
    for (const header of ['x-content-type-options: nosniff', 'cache-control: no-store', "default-src 'none'"])
      expect(head).toContain(header);
  });
});
