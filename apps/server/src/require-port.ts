import { once } from 'node:events';
import { createServer } from 'node:net';
import { ConfigurationError, type Config } from './config.ts';

type Place = Pick<Config, 'host' | 'port'>;

/** To be told before a database is opened or made, which takes a while. */
export async function requireFreePort({ host, port }: Place): Promise<void> {
  const probe = createServer();
  try {
    await once(probe.listen({ host, port }), 'listening');
  } catch (error) {
    throw portError(error, { host, port });
  }
  probe.close();
  await once(probe, 'close');
}

/** Says in plain words why a port cannot be listened on. */
export function portError(error: unknown, { port, host }: Place): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE')
    return new ConfigurationError(`Port ${port} is taken by another program. Stop it, or set PORT to another number.`);
  if (code === 'EACCES')
    return new ConfigurationError(`Port ${port} may not be opened by this user. Set PORT to a number above 1023.`);
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return new ConfigurationError(`This machine has no address ${host}. Check HOST.`);
  return error;
}
