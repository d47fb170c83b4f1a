import type { LandChange, LandUpdate } from '@brazda/contract/agroevidence/land-updates.ts';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { T } from '#web/i18n/T.tsx';
import { ErrorState } from '#web/ui/ErrorState.tsx';
import { LateLoader } from '#web/ui/LateLoader.tsx';
import { ChangeDrawing } from './ChangeDrawing.tsx';
import { ComparedSides } from './ComparedSides.tsx';
import { ComparedValues } from './ComparedValues.tsx';
import { changeOptions } from './land-update.queries.ts';

interface ChangeDetailProps {
  readonly update: LandUpdate;
  readonly change: LandChange;
}

/** A change drawn, and beside it what the last import brought, what the farm has, and what the registry says now. */
export function ChangeDetail({ update, change }: ChangeDetailProps): ReactElement {
  const { data, error, refetch } = useQuery(changeOptions(update.farmId, update.id, change.number));
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) {
    return (
      <Ground>
        <LateLoader label={<T id="shell.loading" />} />
      </Ground>
    );
  }
  const isOneBlock = change.kind === 'CHANGED' && change.now.length === 1;
  return (
    <Ground>
      <ChangeDrawing change={data} source={update.source} />
      {isOneBlock ? (
        <ComparedValues change={data} source={update.source} />
      ) : (
        <ComparedSides change={data} source={update.source} />
      )}
    </Ground>
  );
}

const Ground = styled('div')(({ theme }) => ({
  display: 'grid',
  alignItems: 'start',
  gap: theme.spacing(4),
  padding: theme.spacing(2, 0, 4),
  // As high as what comes, so that the rows below stay where they are.
  minHeight: 300,
  '@container (min-width: 720px)': {
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
    gap: theme.spacing(6),
    padding: theme.spacing(2, 2, 5),
  },
}));
