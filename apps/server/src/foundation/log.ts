import { pino, type Logger } from 'pino';

const standardOutput = 1;
const gatheredBytes = 8192;
const flushMilliseconds = 200;
const warning = 40;

/**
 * The log of the process on its standard output. Lines about calls are gathered for an instant, since writing each
 * one alone costs a tenth of what an answer costs; a warning or an error goes out at once, with all before it.
 */
export function createLog(level: string): Logger {
  const destination = pino.destination({
    dest: standardOutput,
    sync: true,
    minLength: gatheredBytes,
    periodicFlush: flushMilliseconds,
  });
  process.on('exit', () => {
    destination.flushSync();
  });
  return pino(
    {
      level,
      hooks: {
        logMethod(line, write, lineLevel) {
          write.apply(this, line);
          if (lineLevel >= warning) destination.flushSync();
        },
      },
    },
    destination,
  );
}
