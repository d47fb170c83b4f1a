import type { TestProject } from 'vitest/node';
import { run } from '../lib/command.ts';

/** Tests that start the server's programs start those of its build, which is made fresh before each run. */
export async function setup(project: TestProject): Promise<void> {
  await buildServer();
  project.onTestsRerun(buildServer);
}

async function buildServer(): Promise<void> {
  const { code, output } = await run(process.execPath, ['tools/build.mjs', '--stale', 'server']);
  if (code !== 0) throw new Error(`The server cannot be built:\n${output}`);
}
