import type { ModuleCanary } from '#server/testing/module-canary.ts';
import { keyedWork } from './actions/keyed-work.canary.ts';
import { keyedLand } from './land/keyed-land.canary.ts';
import { keyedFarms } from './registration/keyed-farms.canary.ts';
import { keyedSubmissions } from './submissions/keyed-submissions.canary.ts';

/** What its calls that create something are given, where they leave something, and what work goes on by itself. */
export const keyedCalls: Pick<ModuleCanary, 'keyed' | 'added' | 'askedByWork'> = {
  keyed: (started) => ({
    ...keyedFarms(started),
    ...keyedLand(started),
    ...keyedWork(started),
    ...keyedSubmissions(started),
  }),
  added: [
    'agroevidence.import',
    'agroevidence.action',
    'agroevidence.own_material',
    'agroevidence.own_organism',
    'agroevidence.own_crop',
  ],
  askedByWork: ['ask-submission'],
};
