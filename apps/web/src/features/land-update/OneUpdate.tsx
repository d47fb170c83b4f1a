import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { T } from '#web/i18n/T.tsx';
import { isApiError } from '#web/lib/api-error.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { ErrorState } from '#web/ui/ErrorState.tsx';
import { LateLoader } from '#web/ui/LateLoader.tsx';
import { landUpdateOptions } from './land-update.queries.ts';
import { UpdateState } from './UpdateState.tsx';

interface OneUpdateProps {
  readonly farmId: number;
  readonly id: number;
}

/** One comparison, followed for as long as it is under way; can be left and found again by its address. */
export function OneUpdate({ farmId, id }: OneUpdateProps): ReactElement {
  const { data, error, refetch } = useQuery(landUpdateOptions(farmId, id));
  if (data) return <UpdateState update={data} />;
  if (isApiError(error, 'landUpdate.notFound')) {
    return (
      <EmptyState heading={<T id="landUpdate.notFound" />}>
        <T id="error.landUpdate.notFound" />
      </EmptyState>
    );
  }
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return <LateLoader label={<T id="shell.loading" />} />;
}
