import type { Farm } from '@brazda/contract/agroevidence/farms.ts';
import CloudOffOutlined from '@mui/icons-material/CloudOffOutlined';
import CircularProgress from '@mui/material/CircularProgress';
import { styled } from '@mui/material/styles';
import { useEffect, useState, type ReactElement } from 'react';
import { T } from '#web/i18n/T.tsx';
import { touchTarget } from '#web/lib/design-tokens.ts';
import { useHasNetwork } from '#web/lib/offline/network.ts';
import { ErrorState } from '#web/ui/ErrorState.tsx';
import { AskedCrops } from './AskedCrops.tsx';
import { EmptyFarm } from './EmptyFarm.tsx';
import { Sheet } from './map-layout.tsx';

const loaderDelayMs = 250;

interface MapNoticeProps {
  readonly farm: Farm;
  readonly isLoading: boolean;
  /** Whether photos are wished, which no device keeps. */
  readonly hasPhotos: boolean;
  /** A tool is in somebody's hand: what an empty farm could do would lie in its way. */
  readonly isToolActive: boolean;
  /** Why the parcels are not on the map. */
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** What there is to say about the map as a whole: it is loading, it could not be loaded, it is empty. */
export function MapNotice(props: MapNoticeProps): ReactElement {
  const { farm, isLoading, hasPhotos, isToolActive, error, onRetry } = props;
  const isLoadingLong = useDelayed(isLoading);
  const hasLostPhotos = !useHasNetwork() && hasPhotos && error == null;
  return (
    <Place aria-live="polite">
      {isLoadingLong && (
        <Pill>
          <CircularProgress size={16} aria-hidden />
          <T id="map.loadingParcels" />
        </Pill>
      )}
      {hasLostPhotos && (
        <Pill>
          <CloudOffOutlined fontSize="small" aria-hidden />
          <span>
            <T id="map.noNetwork" />
          </span>
        </Pill>
      )}
      {farm.boundingBox !== null && !isToolActive && <AskedCrops key={farm.id} farmId={farm.id} />}
      {error != null && <ErrorState error={error} onRetry={onRetry} />}
      {farm.boundingBox === null && !isToolActive && (
        <Sheet>
          <EmptyFarm farmId={farm.id} />
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

const Place = styled('div')(({ theme }) => ({
  gridArea: 'notice',
  justifySelf: 'center',
  alignSelf: 'start',
  maxWidth: 440,
  zIndex: 1,
  // Below what chooses the season, which stands in the same corner of a phone.
  [theme.breakpoints.down('md')]: { '&:not(:empty)': { marginTop: touchTarget + 12 } },
}));

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
