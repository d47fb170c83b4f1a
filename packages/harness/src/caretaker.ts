import { spawn } from 'node:child_process';
import { once } from 'node:events';

// Waits for its input to end, which happens when we say so and when we die, then closes the server and removes its folder.
const script = `trap '' INT TERM HUP
cat >/dev/null
kill -INT "$1" 2>/dev/null
n=0; while kill -0 "$1" 2>/dev/null && [ $n -lt 150 ]; do sleep 0.1; n=$((n+1)); done
kill -KILL "$1" 2>/dev/null
rm -rf "$2"`;

export interface InCare {
  readonly server?: { readonly pid?: number | undefined };
  readonly folder?: string | undefined;
}

/** Watches over a server of a test: it and its folder are gone when the function is called, or when this process ends. */
export function takeCareOf({ server, folder }: InCare): () => Promise<void> {
  const caretaker = spawn('/bin/sh', ['-c', script, 'caretaker', String(server?.pid ?? ''), folder ?? ''], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  return async () => {
    if (caretaker.exitCode !== null) return;
    const gone = once(caretaker, 'exit');
    caretaker.stdin.end();
    await gone;
  };
}
