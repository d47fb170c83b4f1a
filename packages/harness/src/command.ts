import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from './root.ts';

export interface CommandOptions {
  readonly env?: NodeJS.ProcessEnv;
  /** Shows the output while the command runs, instead of only giving it back. */
  readonly isShown?: boolean;
}

export interface CommandResult {
  readonly code: number;
  readonly output: string;
}

/** Runs a program in the project's folder to its end; a program that cannot be started gives code 127. */
export function run(program: string, args: readonly string[], options: CommandOptions = {}): Promise<CommandResult> {
  const { env = process.env, isShown = false } = options;
  return new Promise((resolve) => {
    const child = spawn(program, args, { cwd: root, env, stdio: isShown ? 'inherit' : ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => (output += text));
    }
    child.on('error', (error) => resolve({ code: 127, output: error.message }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** Runs a tool that is installed with the project, by the name of its command. */
export function runTool(name: string, args: readonly string[], options: CommandOptions = {}): Promise<CommandResult> {
  return run(join(root, 'node_modules/.bin', name), args, options);
}
