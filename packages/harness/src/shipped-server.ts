import { startProcess, type Environment, type ServerProcess } from './server-process.ts';

export interface ShippedServer extends ServerProcess {
  /** Waits until it serves, and gives its address. Throws where it ends instead. */
  ready(): Promise<string>;
}

/** One process, which takes the least memory, unless a test is about several. */
const usual: Environment = { PORT: '0', LOG_LEVEL: 'warn', DEMO: 'false', PROCESSES: '1' };

/** Starts the server as it is shipped, with these settings and no others of ours. */
export function startServer(settings: Environment): ShippedServer {
  const server = startProcess({
    program: 'dist/server/main.js',
    environment: { ...usual, PATH: process.env['PATH'] ?? '', ...settings },
  });
  return {
    ...server,
    ready: async () => {
      await server.says('Stop with Ctrl-C');
      const address = /runs at (\S+)/.exec(server.output())?.[1];
      if (address === undefined) throw new Error(`No address: ${server.output()}`);
      return address.replace('localhost', '127.0.0.1');
    },
  };
}
