import type { Endpoint } from '@brazda/contract/endpoint.ts';
import type { FastifyReply } from 'fastify';
import { KeptJson, sendKeptJson } from './kept-json.ts';
import { ReadyJson } from './ready-json.ts';

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
  if (answer instanceof ReadyJson) {
    if (answer.total !== undefined) void reply.header('x-total-count', answer.total);
    return reply.type('application/json; charset=utf-8').send(answer.text);
  }
  if (endpoint.counted) {
    const { rows, total } = answer as { rows: unknown; total: number };
    return reply.header('x-total-count', total).type('application/json; charset=utf-8').send(JSON.stringify(rows));
  }
  return reply.type('application/json; charset=utf-8').send(JSON.stringify(answer));
}
