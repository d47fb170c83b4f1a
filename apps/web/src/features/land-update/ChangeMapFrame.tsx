import type { LandUpdate } from '@brazda/contract/agroevidence/land-updates.ts';
import MapOutlined from '@mui/icons-material/MapOutlined';
import Button from '@mui/material/Button';
import { styled, useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState, type ReactElement } from 'react';
import { T } from '#web/i18n/T.tsx';
import { ErrorState } from '#web/ui/ErrorState.tsx';
import { LateLoader } from '#web/ui/LateLoader.tsx';
import type { LandUpdateSearch } from './land-update-search.ts';
import { changesPerPage, outlinesOptions } from './land-update.queries.ts';
import type { SelectedChange } from './selected-change.ts';

/** The map comes after the list: it is large, and the list says it all. */
const ChangeMap = lazy(async () => ({ default: (await import('./ChangeMap.tsx')).ChangeMap }));

interface ChangeMapFrameProps {
  readonly update: LandUpdate;
  readonly search: LandUpdateSearch;
  readonly selected: SelectedChange | undefined;
  /** A change was chosen on the map, with the page of the list that it is on. */
  readonly onSelect: (number: number | undefined, page: number) => void;
}

/** The place of the map: beside the list, and on a phone above it, once it is asked for. */
export function ChangeMapFrame({ update, search, selected, onSelect }: ChangeMapFrameProps): ReactElement {
  const isBeside = useMediaQuery(useTheme().breakpoints.up('md'), { noSsr: true });
  const [isOpened, setOpened] = useState(false);
  const isShown = isBeside || isOpened;
  const { data, error, refetch } = useQuery({
    ...outlinesOptions(update.farmId, update.id, search),
    enabled: isShown,
    placeholderData: keepPreviousData,
  });
  const choose = (number: number | undefined): void => {
    const at = data?.rows.findIndex((change) => change.number === number) ?? -1;
    onSelect(number, Math.max(0, Math.floor(at / changesPerPage)) + 1);
  };
  return (
    <Frame data-shown={isShown}>
      {!isBeside && (
        <Button
          variant="outlined"
          fullWidth
          startIcon={<MapOutlined />}
          aria-expanded={isOpened}
          onClick={() => setOpened(!isOpened)}
        >
          <T id={isOpened ? 'landUpdate.map.hide' : 'landUpdate.map.show'} />
        </Button>
      )}
      {isShown && (
        <Place>
          {error && <ErrorState error={error} onRetry={() => void refetch()} />}
          {!error && (
            <Suspense fallback={<LateLoader label={<T id="shell.loading" />} />}>
              {data ? (
                <ChangeMap
                  farmId={update.farmId}
                  source={update.source}
                  changes={data.rows}
                  selected={selected}
                  onSelect={choose}
                />
              ) : (
                <LateLoader label={<T id="shell.loading" />} />
              )}
            </Suspense>
          )}
        </Place>
      )}
    </Frame>
  );
}

const Frame = styled('div')(({ theme }) => ({
  position: 'sticky',
  top: theme.spacing(2),
  zIndex: 1,
  minWidth: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(2),
  '&[data-shown="false"]': { position: 'static' },
}));

const Place = styled('div')(({ theme }) => ({
  height: '44vh',
  minHeight: 280,
  // Between the heading of the page and the bar at its bottom.
  [theme.breakpoints.up('md')]: { height: 'calc(100vh - 272px)', minHeight: 360 },
}));
