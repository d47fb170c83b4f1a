import { Writable } from 'node:stream';
import { pino, type Logger } from 'pino';

/** A log that writes all it is told, down to the details, into a list. */
export function caughtLog(): { readonly log: Logger; readonly lines: string[] } {
  const lines: string[] = [];
  const destination = new Writable({
    write: (line: Buffer, _encoding, done) => {
      lines.push(String(line));
      done();
    },
  });
  return { log: pino({ level: 'trace' }, destination), lines };
}
