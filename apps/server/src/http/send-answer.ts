import type { Endpoint } from '@brazda/contract/endpoint.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { hasTag } from './entity-tags.ts';
import { compressAtOnceBytes } from './json-compression.ts';
import { CompressedJson, ReadyJson } from './ready-json.ts';

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
  if (!endpoint.counted) return sendJson(reply, JSON.stringify(answer));
  const { rows, total } = answer as { rows: unknown; total: number };
  return sendJson(reply.header('x-total-count', total), JSON.stringify(rows));
}

/** What is long is compressed as one: as a stream it would come back here piece by piece, behind all other calls. */
function sendJson(reply: FastifyReply, json: string): Sent {
  const isShort = json.length <= compressAtOnceBytes;
  return isShort || !takesGzip(reply.request) ? reply.send(json) : sendPacked(reply, json);
}

async function sendPacked(reply: FastifyReply, json: string): Promise<FastifyReply> {
  const { bytes } = await CompressedJson.of(json);
  return varyBy(reply, 'accept-encoding').header('content-encoding', 'gzip').send(bytes);
}

/** Besides what it varies by already, such as the page that asks. */
function varyBy(reply: FastifyReply, headers: string): FastifyReply {
  const before = reply.getHeader('vary');
  return reply.header('vary', before === undefined ? headers : `${String(before)}, ${headers}`);
}

/** Whoever has already what its tag names is told only that. */
function sendReady(reply: FastifyReply, { body, total, tag }: ReadyJson): Sent {
  if (total !== undefined) void reply.header('x-total-count', total);
  if (tag !== undefined) {
    void varyBy(reply, 'authorization, accept-encoding').headers({ etag: tag, 'cache-control': 'private, no-cache' });
    if (hasTag(reply.request.headers['if-none-match'], tag)) return reply.code(304).send();
  }
  void reply.type(jsonType);
  if (typeof body === 'string') return reply.send(body);
  if (tag === undefined) varyBy(reply, 'accept-encoding');
  return sendCompressed(reply, body);
}

/** Those who do not take gzip get it unpacked: browsers and our own clients all do. */
function sendCompressed(reply: FastifyReply, json: CompressedJson): Sent {
  return takesGzip(reply.request) ? reply.header('content-encoding', 'gzip').send(json.bytes) : sendPlain(reply, json);
}

function takesGzip({ headers }: FastifyRequest): boolean {
  return /\bgzip\b/.test(headers['accept-encoding'] ?? '');
}

async function sendPlain(reply: FastifyReply, json: CompressedJson): Promise<FastifyReply> {
  return reply.send(await json.plain());
}
