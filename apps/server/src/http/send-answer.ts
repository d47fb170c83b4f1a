import type { Endpoint } from '@brazda/contract/endpoint.ts';
import type { FastifyReply } from 'fastify';
import { hasTag } from './entity-tags.ts';
import { ReadyJson, type CompressedJson } from './ready-json.ts';

type Sent = FastifyReply | Promise<FastifyReply>;

const jsonType = 'application/json; charset=utf-8';

/** Puts a handler's answer on the wire as its endpoint declares it. */
export function sendAnswer(endpoint: Endpoint, reply: FastifyReply, answer: unknown): Sent {
  if (endpoint.media !== undefined) return reply;
  void reply.code(endpoint.status ?? 200);
  if (endpoint.response === undefined) return reply.send();
  if (answer === undefined && endpoint.emptyAnswers?.[204]) return reply.code(204).send();
  if (answer instanceof ReadyJson) return sendReady(reply, answer);
  void reply.type(jsonType);
  if (endpoint.counted) {
    const { rows, total } = answer as { rows: unknown; total: number };
    return reply.header('x-total-count', total).send(JSON.stringify(rows));
  }
  return reply.send(JSON.stringify(answer));
}

/** Whoever has already what its tag names is told only that. */
function sendReady(reply: FastifyReply, { body, total, tag }: ReadyJson): Sent {
  if (total !== undefined) void reply.header('x-total-count', total);
  if (tag !== undefined) {
    void reply.headers({ etag: tag, 'cache-control': 'private, no-cache', vary: 'authorization, accept-encoding' });
    if (hasTag(reply.request.headers['if-none-match'], tag)) return reply.code(304).send();
  }
  void reply.type(jsonType);
  if (typeof body === 'string') return reply.send(body);
  if (tag === undefined) void reply.header('vary', 'accept-encoding');
  return sendCompressed(reply, body);
}

/** Those who do not take gzip get it unpacked: browsers and our own clients all do. */
function sendCompressed(reply: FastifyReply, json: CompressedJson): Sent {
  const takesGzip = /\bgzip\b/.test(reply.request.headers['accept-encoding'] ?? '');
  return takesGzip ? reply.header('content-encoding', 'gzip').send(json.bytes) : sendPlain(reply, json);
}

async function sendPlain(reply: FastifyReply, json: CompressedJson): Promise<FastifyReply> {
  return reply.send(await json.plain());
}
