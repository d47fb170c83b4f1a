import { z } from 'zod';
import { farmJobKind, type FarmJob } from '#server/jobs/job-kinds.ts';
import { landLane, registryLane } from '../lanes.ts';

const compared = {
  payload: z.object({ updateId: z.int() }),
  key: ({ updateId }: { readonly updateId: number }) => String(updateId),
};

/** Compares the land of a farm with what the registry has. */
export const compareLandJob = farmJobKind({ name: 'compare-land', lane: registryLane, ...compared });

/** Compares it with a file, which waits for its turn among files. */
export const compareFileJob = farmJobKind({ name: 'compare-land-file', lane: landLane, ...compared });

export type CompareJob = FarmJob<{ readonly updateId: number }>;
