import type { LandUpdateSummary } from '@brazda/contract/agroevidence/land-updates.ts';

export function isUnderWay({ state }: Pick<LandUpdateSummary, 'state'>): boolean {
  return state === 'WAITING' || state === 'IN_PROGRESS';
}

/** Whether somebody still waits for it: it is under way, or it waits for decisions. */
export function isOpen(update: Pick<LandUpdateSummary, 'state' | 'counts'>): boolean {
  return isUnderWay(update) || (update.state === 'REVIEW' && update.counts.total > 0);
}
