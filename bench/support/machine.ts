import { constants, cpus, loadavg, setPriority } from 'node:os';

/** Above so much load for each core, before anything of ours runs, others take a part of what is measured. */
const quietLoadPerCore = 0.5;

/** How busy the machine is: processes that want to run, on average over the last minute, for each core. */
export function loadPerCore(): number {
  return (loadavg()[0] ?? 0) / cpus().length;
}

export function isQuiet(): boolean {
  return loadPerCore() <= quietLoadPerCore;
}

/**
 * Whoever wants the work sits at a machine of their own in life: here they take only what nobody else wants of this one.
 */
export async function asFromElsewhere<T>(work: () => Promise<T>): Promise<T> {
  setPriority(constants.priority.PRIORITY_LOW);
  try {
    return await work();
  } finally {
    raiseAgain();
  }
}

function raiseAgain(): void {
  try {
    setPriority(constants.priority.PRIORITY_NORMAL);
  } catch {
    // Only a privileged user may; what follows is measured in processes of their own.
  }
}
