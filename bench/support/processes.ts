import { readdirSync, readFileSync } from 'node:fs';

const ticksPerSecond = 100;
const bytesPerPage = 4096;

export function residentMegabytes(pid: number): number {
  const pages = Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]);
  return (pages * bytesPerPage) / 2 ** 20;
}

/** Seconds of processor time that a process has used, its threads included. */
export function processorSeconds(pid: number): number {
  return timesOf(pid)?.own ?? 0;
}

/** Megabytes of memory that the largest of the processes holds which a process has started. */
export function largestChildMegabytes(pid: number): number {
  return Math.max(0, ...childrenOf(pid).map((child) => memoryOf(child)));
}

/** The same of a process with all its children, those that have ended included. */
export function familySeconds(pid: number): number {
  const leader = timesOf(pid);
  return childrenOf(pid).reduce(
    (sum, child) => sum + (timesOf(child)?.own ?? 0),
    (leader?.own ?? 0) + (leader?.ofEnded ?? 0),
  );
}

function childrenOf(pid: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((process) => timesOf(process)?.parent === pid);
}

/** None of one that has ended meanwhile. */
function memoryOf(pid: number): number {
  try {
    return residentMegabytes(pid);
  } catch {
    return 0;
  }
}

interface Times {
  readonly parent: number;
  readonly own: number;
  readonly ofEnded: number;
}

function timesOf(pid: number): Times | undefined {
  try {
    // The name of the program, in brackets, may itself hold spaces and brackets.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ').map(Number) ?? [];
    const [parent = 0, user = 0, system = 0, endedUser = 0, endedSystem = 0] = [1, 11, 12, 13, 14].map(
      (at) => fields[at],
    );
    return { parent, own: (user + system) / ticksPerSecond, ofEnded: (endedUser + endedSystem) / ticksPerSecond };
  } catch {
    return undefined;
  }
}
