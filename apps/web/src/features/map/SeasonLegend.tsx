import Skeleton from '@mui/material/Skeleton';
import type { ReactElement } from 'react';
import { SeasonSums } from '#web/parts/plan/SeasonSums.tsx';
import { ErrorState } from '#web/ui/ErrorState.tsx';
import type { ShownSeason } from './use-shown-season.ts';

/** What the colours of a season's plan mean, and how much land each is. */
export function SeasonLegend({ season: { plan, error, retry } }: { readonly season: ShownSeason }): ReactElement {
  if (plan) return <SeasonSums sums={plan} />;
  if (error) return <ErrorState error={error} onRetry={retry} />;
  return <Skeleton variant="rounded" height={140} />;
}
