import type { Lane } from '#server/jobs/job-kinds.ts';

/** Files of land, each of which may take half a gigabyte while it is read. */
export const landLane: Lane = { name: 'land', atOnce: 2 };

/** Old records of farms: to judge some thousand rows and to write them takes seconds. */
export const recordsLane: Lane = { name: 'records', atOnce: 2 };

/** Files of public registers, of which the largest takes a quarter of a gigabyte while it is read. */
export const registersLane: Lane = { name: 'registers', atOnce: 1 };

/** What waits for a land registry, which may take a minute for an answer. */
export const registryLane: Lane = { name: 'registry', atOnce: 4 };
