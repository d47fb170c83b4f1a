import type { Endpoint } from '@brazda/contract/endpoint.ts';
import type { FastifyReply } from 'fastify';
import { KeptJson, sendKeptJson } from './kept-json.ts';
import { ReadyJson, type CompressedJson } from './ready-json.ts';

/** Puts a handler's answer on the wire as its endpoint declares it. */
export function sendAnswer(
  endpoint: Endpoint,
  reply: FastifyReply,
  answer: unknown,
): FastifyReply | Promise<FastifyReply> {
  if (endpoint.media !== undefined) return reply;
  void reply.code(endpoint.status ?? 200);
  if (endpoint.response === undefined) return reply.send();
  if (answer instanceof KeptJson) return sendKeptJson(reply, answer);
  void reply.type('application/json; charset=utf-8');
  if (answer instanceof ReadyJson) {
    if (answer.total !== undefined) void reply.header('x-total-count', answer.total);
    return typeof answer.body === 'string' ? reply.send(answer.body) : sendCompressed(reply, answer.body);
  }
  if (endpoint.counted) {
    const { rows, total } = answer as { rows: unknown; total: number };
    return reply.header('x-total-count', total).send(JSON.stringify(rows));
  }
  return reply.send(JSON.stringify(answer));
}

/** Those who do not take gzip get it unpacked: browsers and our own clients all do. */
function sendCompressed(reply: FastifyReply, json: CompressedJson): FastifyReply {
  void reply.header('vary', 'accept-encoding');
  const takesGzip = /\bgzip\b/.test(reply.request.headers['accept-encoding'] ?? '');
  return takesGzip ? reply.header('content-encoding', 'gzip').send(json.bytes) : reply.send(json.plain());
}
