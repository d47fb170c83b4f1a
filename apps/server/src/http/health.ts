import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import type { App } from './app-types.ts';

const patienceMilliseconds = 1000;

/** Whether the process lives, and whether it can serve: its database answers and can write, and it is not closing. */
export function healthRoutes(app: App, database: Database): void {
  const databaseProblem = databaseProblems(database);
  let isClosing = false;
  app.addHook('preClose', (done) => {
    isClosing = true;
    done();
  });
  app.get('/health/live', (_request, reply) => reply.send({ status: 'live' }));
  app.get('/health/ready', async (_request, reply) => {
    const problem = isClosing ? 'closing' : await databaseProblem();
    return problem === undefined
      ? reply.send({ status: 'ready' })
      : reply.code(503).send({ status: 'unready', reason: problem });
  });
}

type Problem = 'database' | 'disk';

/** One question at a time, however many ask: a database that does not answer is not asked more and more. */
function databaseProblems({ background, state }: Database): () => Promise<Problem | undefined> {
  let asked: Promise<Problem | undefined> | undefined;
  const ask = (): Promise<Problem | undefined> =>
    sql`select 1`
      .execute(background.kysely)
      .then(
        () => undefined,
        () => 'database' as const,
      )
      .finally(() => {
        asked = undefined;
      });
  const runOut = (): Promise<Problem | undefined> =>
    new Promise((resolve) => {
      // Where one piece of work has the only connection, the question waits in a queue that moves.
      const answer = (): void => resolve(state.isAtWork() ? undefined : 'database');
      setTimeout(answer, patienceMilliseconds).unref();
    });
  return async () => {
    asked ??= ask();
    const problem = await Promise.race([asked, runOut()]);
    return problem ?? (state.isFull() ? 'disk' : undefined);
  };
}
