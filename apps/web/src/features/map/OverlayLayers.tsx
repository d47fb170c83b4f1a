import { styled } from '@mui/material/styles';
import type { ReactElement } from 'react';
import { T } from '#web/i18n/T.tsx';
import type { MapOverlay } from '#web/lib/configuration.ts';
import { farthestOf } from '#web/map/parts/overlay-part.ts';
import { useSeenGround } from '#web/map/use-seen-ground.ts';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { useFarmMapState } from './farm-map-state.ts';
import { LandFeatureNote } from './land-features/LandFeatureNote.tsx';
import { LeftOutNote } from './LeftOutNote.tsx';
import { ownLayers } from './layer-choice.ts';
import { LayerNote } from './LayerNote.tsx';
import { LayerOrigin } from './LayerOrigin.tsx';
import { OpacitySlider } from './OpacitySlider.tsx';
import { SensorLegend } from './sensors/SensorLegend.tsx';

/** Which layers are shown: the parcels, what is written on them, and what registers and others show of the land. */
export function OverlayLayers(): ReactElement {
  const { context, layers, opacity } = useFarmMapState();
  const { drawn, isShown, overlays, show } = layers;
  const names = [...ownLayers, ...overlays.map(({ id }) => id)];
  return (
    <>
      <h3>
        <T id="map.layers.shown" />
      </h3>
      <List>
        {names.map((name) => (
          <li key={name}>
            <Checkbox
              label={<T id={`map.layer.${name}`} />}
              checked={isShown(name) || (name === 'sensors' && context === 'sensors')}
              // A map of sensors without them would be none.
              disabled={name === 'sensors' && context === 'sensors'}
              onChange={({ target }) => show(name, target.checked)}
            />
            {name === 'sensors' && (isShown(name) || context === 'sensors') && <SensorLegend />}
            {name === 'land_features' && isShown(name) && <LandFeatureNote />}
            {name === 'left_out' && isShown(name) && <LeftOutNote />}
            {drawn.map(({ overlay }) => overlay.id === name && <OverlayNotes key={overlay.url} overlay={overlay} />)}
          </li>
        ))}
      </List>
      {drawn.length > 0 && (
        <OpacitySlider
          label="map.layers.overlayOpacity"
          value={opacity.overlays}
          least={0.1}
          onChange={opacity.setOverlays}
        />
      )}
    </>
  );
}

interface OverlayNotesProps {
  readonly overlay: MapOverlay;
}

/** Of an overlay that is shown: whose it is, on what terms, whether its service is silent, and why it may not be seen. */
function OverlayNotes({ overlay }: OverlayNotesProps): ReactElement {
  const { silent } = useFarmMapState().layers;
  const { isTooFar } = useSeenGround(farthestOf(overlay) ?? Infinity);
  return (
    <>
      {isTooFar && (
        <LayerNote role="status">
          <T id="map.layers.nearer" />
        </LayerNote>
      )}
      <Notes>
        <LayerOrigin layer={overlay} isSilent={silent.has(overlay.id)} />
      </Notes>
    </>
  );
}

const List = styled('ul')({ margin: 0, padding: 0, listStyle: 'none' });

const Notes = styled('div')(({ theme }) => ({ padding: theme.spacing(0, 0, 2, 8) }));
