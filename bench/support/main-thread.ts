import type { Browser, Page } from '@playwright/test';
import type { Row } from '../bench.ts';
import { rounded } from './statistics.ts';
import { verdict } from './verdict.ts';

/** One turn of a page's main thread. */
export interface Task {
  readonly ms: number;
  /** How long it was at work of that: it hardly depends on who else is at work on the machine. */
  readonly workMs: number;
  /** What took most of it. */
  readonly mostly: string;
}

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: {
    readonly name?: string;
    readonly data?: { readonly functionName?: string; readonly url?: string; readonly type?: string };
  };
}

const categories = ['devtools.timeline', 'disabled-by-default-devtools.timeline', '__metadata'];
const taskName = 'RunTask';
/** Shorter ones nobody asks about, and there are very many. */
const shortestMs = 8;
/** What takes longer is felt: nothing answers meanwhile. */
export const longestUnfeltMs = 50;

/** Does something on a page, and gives the longer turns of its main thread meanwhile, the longest first. */
export async function tasksWhile(browser: Browser, page: Page, act: () => Promise<void>): Promise<readonly Task[]> {
  await browser.startTracing(page, { categories });
  await act();
  const trace = JSON.parse((await browser.stopTracing()).toString('utf8')) as { traceEvents: TraceEvent[] };
  return longTasks(trace.traceEvents);
}

function longTasks(events: readonly TraceEvent[]): readonly Task[] {
  const mainThreads = new Set(
    events.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain').map(threadOf),
  );
  const ofPages = events.filter((event) => event.ph === 'X' && mainThreads.has(threadOf(event)));
  return ofPages
    .filter(({ name, dur = 0 }) => name === taskName && dur > shortestMs * 1000)
    .map((task) => ({
      ms: (task.dur ?? 0) / 1000,
      workMs: (task.tdur ?? task.dur ?? 0) / 1000,
      mostly: largestWithin(task, ofPages),
    }))
    .toSorted((one, other) => other.ms - one.ms);
}

function threadOf({ pid, tid }: TraceEvent): string {
  return `${pid} ${tid}`;
}

/** The largest thing that has a name within a task: what was called, or what the browser did. */
function largestWithin(task: TraceEvent, events: readonly TraceEvent[]): string {
  const end = task.ts + (task.dur ?? 0);
  const [largest] = events
    .filter((event) => threadOf(event) === threadOf(task) && event.ts >= task.ts && event.ts < end)
    .filter(({ name }) => name !== taskName)
    .toSorted((one, other) => (other.dur ?? 0) - (one.dur ?? 0));
  if (!largest) return '';
  const { functionName = '', url = '', type = '' } = largest.args?.data ?? {};
  return [largest.name, type, functionName, url.split('/').at(-1)].filter(Boolean).join(' ');
}

/** A line of the table about the longest turn, by how long it was at work: others have the processor too. */
export function longestTask(what: string, tasks: readonly Task[]): Row {
  const [longest] = tasks.toSorted((one, other) => other.workMs - one.workMs);
  return verdict({
    what: `${what}: longest task`,
    value: longest?.workMs ?? 0,
    unit: 'ms',
    atMost: longestUnfeltMs,
    more: {
      lasted: rounded(longest?.ms ?? 0),
      mostly: longest?.mostly ?? '',
      tasksAbove: tasks.filter(({ workMs }) => workMs > longestUnfeltMs).length,
    },
  });
}
