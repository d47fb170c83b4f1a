import type { LandFeature } from '@brazda/contract/agroevidence/land-features.ts';
import Polyline from '@mui/icons-material/PolylineOutlined';
import Timeline from '@mui/icons-material/Timeline';
import Button from '@mui/material/Button';
import { useEffect, useEffectEvent, type ReactElement } from 'react';
import { T } from '#web/i18n/T.tsx';
import { useGroundMap } from '#web/map/map-context.ts';
import type { ShapeKind } from '#web/map/measures/measure-shape.ts';
import type { MapMode } from '#web/map/modes/map-mode.ts';
import { pick } from '#web/map/modes/pick.ts';
import { landFeatureOf } from '#web/map/parcel-hit.ts';
import { useMapMode } from '#web/map/use-map-mode.ts';
import type { Latest } from '#web/map/use-map-part.ts';
import { useMapFact } from '../use-map-fact.ts';
import { chosenLandFeature } from './chosen-land-feature.ts';
import { ToolHint } from '#web/parts/drawing/drawing-layout.tsx';
import { ToolChoices } from '../ToolPanel.tsx';
import { ChosenFeature } from './ChosenFeature.tsx';
import { useSeenFeatures } from './use-seen-features.ts';

interface FeatureChoiceProps {
  readonly onDraw: (shape: ShapeKind) => void;
  readonly onRedraw: (feature: LandFeature) => void;
  readonly onLeave: () => void;
}

/** What to draw; or what was drawn, pressed on the map, to be named, redrawn or ended. */
export function FeatureChoice({ onDraw, onRedraw, onLeave }: FeatureChoiceProps): ReactElement {
  const map = useGroundMap();
  const [chosenFeature, chooseFeature] = useMapFact(chosenLandFeature);
  const { features } = useSeenFeatures();
  const chosen = features?.find(({ id }) => id === chosenFeature);
  const escape = (): void => (chosen ? chooseFeature(undefined) : onLeave());
  useMapMode(createPick, { choose: chooseFeature, onEscape: escape });
  const begin = useEffectEvent(() => map.focus());
  useEffect(() => begin(), []);
  return (
    <>
      {chosen ? (
        <ChosenFeature key={chosen.id} feature={chosen} onRedraw={() => onRedraw(chosen)} />
      ) : (
        <ToolHint>
          <T id="map.features.pickHint" />
        </ToolHint>
      )}
      <ToolChoices>
        <Button variant="outlined" startIcon={<Timeline />} onClick={() => onDraw('line')}>
          <T id="map.features.line" />
        </Button>
        <Button variant="outlined" startIcon={<Polyline />} onClick={() => onDraw('polygon')}>
          <T id="map.features.polygon" />
        </Button>
      </ToolChoices>
    </>
  );
}

interface Told {
  readonly choose: (id: number) => void;
  readonly onEscape: () => void;
}

function createPick(told: Latest<Told>): MapMode {
  return pick({
    of: landFeatureOf,
    onPick: (id) => told.current.choose(id),
    onEnd: () => undefined,
    onCancel: () => told.current.onEscape(),
  });
}
