import type { Access } from '@brazda/contract/endpoint.ts';
import type { FastifyInstance } from 'fastify';

export type App = FastifyInstance;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may call; routes outside the contract (health, files of the web app) leave it out. */
    access?: Access;
  }
}
