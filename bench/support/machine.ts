import { cpus, loadavg } from 'node:os';

/** Above so much load for each core, before anything of ours runs, others take a part of what is measured. */
const quietLoadPerCore = 0.5;

/** How busy the machine is: processes that want to run, on average over the last minute, for each core. */
export function loadPerCore(): number {
  return (loadavg()[0] ?? 0) / cpus().length;
}

export function isQuiet(): boolean {
  return loadPerCore() <= quietLoadPerCore;
}
