import pg from 'pg';

/** The same server, another database. */
export function withDatabase(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
}

/** Creates or drops a database. Copies of a template must be made one at a time; another test may be making one. */
export async function changeDatabases(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query("select pg_advisory_lock(hashtext('brazda-test-databases'))");
    await client.query(statement);
  } finally {
    await client.end();
  }
}
