import { run, type CommandOptions } from './command.ts';

type Target = 'web' | 'server';

/**
 * Builds what is missing or older than its sources: the named targets, or both. In a process of its own, for a build
 * leaves settings for production behind. Throws with what the build has printed where it fails.
 */
export async function buildStale(targets: readonly Target[] = [], options: CommandOptions = {}): Promise<void> {
  const { code, output } = await run(process.execPath, ['tools/build.mjs', '--stale', ...targets], options);
  if (code !== 0) throw new Error(`The product cannot be built:\n${output}`);
}
