import { afterAll, afterEach } from 'vitest';
import { startRegistryServer, type RegistryServer } from '@brazda/simulators/registry/registry-server.ts';
import { startApp, type TestApp, type TestAppOptions } from './start-app.ts';

export interface ConnectedApp {
  readonly registry: RegistryServer;
  readonly started: TestApp;
}

/**
 * An app that is connected to a simulated land registry, which is as new for each test. Await it at the top of a file:
 * the address has to be known before the app starts, which is before the first hook.
 */
export async function startConnectedApp({ environment, ...options }: TestAppOptions = {}): Promise<ConnectedApp> {
  const registry = await startRegistryServer({ port: 0, delayMs: 4000 });
  const started = startApp({
    ...options,
    environment: { REGISTRY_URL: registry.url, REGISTRY_REGISTERS: 'on-demand', ...environment },
  });
  afterEach(() => {
    registry.reset();
  });
  afterAll(() => registry.close());
  return { registry, started };
}
