import type { LandFeature } from '@brazda/contract/agroevidence/land-features.ts';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { ReactElement } from 'react';
import { ErrorText } from '#web/i18n/ErrorText.tsx';
import { T } from '#web/i18n/T.tsx';
import { fontSizes, fontWeights } from '#web/lib/design-tokens.ts';
import { isLine } from '#web/map/measures/feature-shape.ts';
import { LandFeatureName } from '#web/parts/parcel/LandFeatureName.tsx';
import { useRetireLandFeature } from '#web/parts/parcel/land-features.queries.ts';
import { useLandFeatureTitle } from '#web/parts/parcel/use-land-feature-title.ts';
import { PendingButton } from '#web/ui/PendingButton.tsx';
import { useSnackbar } from '#web/ui/SnackbarProvider.tsx';
import { useFarmMapState } from '../farm-map-state.ts';
import { useMapFact } from '../use-map-fact.ts';
import { chosenLandFeature } from './chosen-land-feature.ts';

interface ChosenFeatureProps {
  readonly feature: LandFeature;
  readonly onRedraw: () => void;
}

/** The water or the zone that was pressed: its name, how it lies, and its end, which can be undone. */
export function ChosenFeature({ feature, onRedraw }: ChosenFeatureProps): ReactElement {
  const { farm } = useFarmMapState();
  const [, chooseFeature] = useMapFact(chosenLandFeature);
  const show = useSnackbar();
  const name = useLandFeatureTitle()(feature);
  const retire = useRetireLandFeature(farm.id, ({ changeId }) => ({
    changeId,
    message: <T id="map.features.retired" values={{ name }} />,
  }));
  const end = (): void =>
    retire.mutate(feature.id, {
      onSuccess: () => chooseFeature(undefined),
      onError: (error) => show({ tone: 'error', message: <ErrorText error={error} /> }),
    });
  return (
    <Chosen>
      <span>
        <LandFeatureName farmId={farm.id} feature={feature} />
        <small>
          <T id={`landFeature.kind.${feature.kind}`} />
        </small>
      </span>
      <div>
        <Button onClick={onRedraw}>
          <T id={isLine(feature.geometry) ? 'map.features.redrawLine' : 'map.features.redraw'} />
        </Button>
        <PendingButton variant="text" color="error" isPending={retire.isPending} onClick={end}>
          <T id="map.features.retire" />
        </PendingButton>
      </div>
    </Chosen>
  );
}

const Chosen = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(1, 2),
  '& > span': {
    display: 'grid',
    flex: '1 1 140px',
    minWidth: 0,
    fontWeight: fontWeights.medium,
    overflowWrap: 'anywhere',
  },
  '& small': { fontSize: fontSizes.caption, fontWeight: fontWeights.regular, color: theme.vars.palette.text.secondary },
}));
