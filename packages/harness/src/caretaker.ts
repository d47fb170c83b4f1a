import { spawn } from 'node:child_process';
import { once } from 'node:events';

// Waits for its input to end, which happens when we say so and when we die, then closes the server and removes its folder.
// What is written to its input is the server that has taken the place of the one before, or nothing where there is none.
const script = `trap '' INT TERM HUP
server="$1"
while read -r next; do server="$next"; done
kill -INT "$server" 2>/dev/null
n=0; while kill -0 "$server" 2>/dev/null && [ $n -lt 150 ]; do sleep 0.1; n=$((n+1)); done
kill -KILL "$server" 2>/dev/null
rm -rf "$2"`;

export interface InCare {
  readonly server?: { readonly pid?: number | undefined };
  readonly folder?: string | undefined;
}

export interface Caretaker {
  /** Another server takes the place of the one in care, or none for the time being. */
  readonly goOnWith: (server: InCare['server']) => void;
  /** What is in care is gone when this is over. */
  readonly end: () => Promise<void>;
}

/** Watches over a server of a test: it and its folder are gone when the function is called, or when this process ends. */
export function takeCareOf(inCare: InCare): () => Promise<void> {
  return caretakerOf(inCare).end;
}

/** The same where a server may be started anew in its folder. */
export function caretakerOf({ server, folder }: InCare): Caretaker {
  const caretaker = spawn('/bin/sh', ['-c', script, 'caretaker', String(server?.pid ?? ''), folder ?? ''], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  return {
    goOnWith: (next) => {
      caretaker.stdin.write(`${next?.pid ?? ''}\n`);
    },
    end: async () => {
      if (caretaker.exitCode !== null) return;
      const gone = once(caretaker, 'exit');
      caretaker.stdin.end();
      await gone;
    },
  };
}
