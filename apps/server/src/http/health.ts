import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import type { App } from './app-types.ts';

const patienceMilliseconds = 1000;

/** Whether the process lives, and whether it can serve: its database answers and it is not closing. */
export function healthRoutes(app: App, database: Database): void {
  let isClosing = false;
  app.addHook('preClose', (done) => {
    isClosing = true;
    done();
  });
  app.get('/health/live', (_request, reply) => reply.send({ status: 'live' }));
  app.get('/health/ready', async (_request, reply) => {
    const problem = isClosing ? 'closing' : await databaseProblem(database);
    return problem === undefined
      ? reply.send({ status: 'ready' })
      : reply.code(503).send({ status: 'unready', reason: problem });
  });
}

async function databaseProblem(database: Database): Promise<'database' | undefined> {
  const answer = sql`select 1`.execute(database.kysely).then(
    () => undefined,
    () => 'database' as const,
  );
  const patience = new Promise<'database'>((resolve) => {
    setTimeout(() => {
      resolve('database');
    }, patienceMilliseconds).unref();
  });
  return Promise.race([answer, patience]);
}
