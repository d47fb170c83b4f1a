import type { Farm } from '@brazda/contract/agroevidence/farms.ts';
import CircularProgress from '@mui/material/CircularProgress';
import { styled } from '@mui/material/styles';
import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useState, type ReactElement } from 'react';
import { T } from '#web/i18n/T.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { ErrorState } from '#web/ui/ErrorState.tsx';
import { Sheet } from './map-layout.tsx';

const loaderDelayMs = 250;

interface MapNoticeProps {
  readonly farm: Farm;
  readonly parcels: Pick<UseQueryResult, 'data' | 'error' | 'isFetching' | 'refetch'>;
}

/** What there is to say about the map as a whole: it is loading, it could not be loaded, it is empty. */
export function MapNotice({ farm, parcels }: MapNoticeProps): ReactElement {
  const isLoading = useDelayed(parcels.isFetching && parcels.data === undefined);
  return (
    <Place aria-live="polite">
      {isLoading && (
        <Pill>
          <CircularProgress size={16} aria-hidden />
          <T id="map.loadingParcels" />
        </Pill>
      )}
      {parcels.error && !parcels.isFetching && (
        <ErrorState error={parcels.error} onRetry={() => void parcels.refetch()} />
      )}
      {farm.boundingBox === null && (
        <Sheet>
          <EmptyState heading={<T id="map.empty.heading" />}>
            <T id="map.empty.message" />
          </EmptyState>
        </Sheet>
      )}
    </Place>
  );
}

/** True only after it has been true for a while, so that what is quick does not flicker. */
function useDelayed(isTrue: boolean): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!isTrue) return undefined;
    const timer = setTimeout(() => {
      setLate(true);
    }, loaderDelayMs);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [isTrue]);
  return isTrue && isLate;
}

const Place = styled('div')({ gridArea: 'notice', justifySelf: 'center', maxWidth: 440, zIndex: 1 });

const Pill = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(2),
  padding: theme.spacing(2, 4),
  borderRadius: 24,
  border: `1px solid ${theme.vars.palette.divider}`,
  background: theme.vars.palette.background.paper,
  boxShadow: theme.vars.palette.floating,
}));
