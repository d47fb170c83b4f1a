import { decodePieces } from './decode-pieces.ts';
import { readRegister } from './read-register.ts';
import { RegisterFileError } from './register-problems.ts';
import type { RegisterRow } from './register-rows.ts';
import type { RegisterReading, RegisterWorkerAnswer } from './register-worker-messages.ts';

// Only readRegisterInProcess starts this program, and sends one request; without it there is nobody to answer to.
process.once('message', (reading: RegisterReading) => {
  void answer(reading);
});
process.once('disconnect', () => {
  process.exit();
});

async function answer({ kind }: RegisterReading): Promise<void> {
  try {
    say({ head: await readRegister(kind, decodePieces(process.stdin), handOn) });
  } catch (error) {
    if (!(error instanceof RegisterFileError)) throw error;
    const { trouble, message, line } = error;
    say({ trouble, message, line });
  }
}

async function handOn(rows: readonly RegisterRow[]): Promise<void> {
  if (rows.length === 0) return;
  const taken = new Promise((resolve) => {
    process.once('message', resolve);
  });
  say({ rows });
  await taken;
}

function say(answered: RegisterWorkerAnswer): void {
  process.send?.(answered);
}
