import type { TestProject } from 'vitest/node';
import { buildStale } from '@brazda/harness/build-stale.ts';

/** Tests that start the server's programs start those of its build, which is made fresh before each run. */
export async function setup(project: TestProject): Promise<void> {
  const buildServer = (): Promise<void> => buildStale(['server']);
  await buildServer();
  project.onTestsRerun(buildServer);
}
