import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';

/** What is on the standard output of a process that logs and is gone at once. */
function outputOf(program: string): string[] {
  const source = `import { createLog } from '${new URL('./log.ts', import.meta.url).href}'; const log = createLog('info'); ${program}`;
  const { stdout } = spawnSync(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', source], {
    encoding: 'utf8',
  });
  return stdout
    .split('\n')
    .filter(Boolean)
    .map((line) => (JSON.parse(line) as { msg: string }).msg);
}

describe('createLog', () => {
  it('writes a warning at once, with all before it, though the process be killed the next moment', () => {
    const program = `log.info('call'); log.error('failed'); process.kill(process.pid, 'SIGKILL');`;
    expect(outputOf(program)).toEqual(['call', 'failed']);
  });

  it('loses nothing where the process ends by itself', () => {
    expect(outputOf(`log.info('call'); log.info('bye'); process.exit(3);`)).toEqual(['call', 'bye']);
  });

  it('tells of calls within an instant', () => {
    const program = `log.info('call'); setTimeout(() => process.kill(process.pid, 'SIGKILL'), 600);`;
    expect(outputOf(program)).toEqual(['call']);
  });
});
