import type { LandFeature } from '@brazda/contract/agroevidence/land-features.ts';
import { useState, type ReactElement } from 'react';
import { T, useText } from '#web/i18n/T.tsx';
import { isLine } from '#web/map/measures/feature-shape.ts';
import type { ShapeKind } from '#web/map/measures/measure-shape.ts';
import { useFarmMapState } from '../farm-map-state.ts';
import { useMapFact } from '../use-map-fact.ts';
import { ToolPanel } from '../ToolPanel.tsx';
import { DrawFeature } from './DrawFeature.tsx';
import { chosenLandFeature } from './chosen-land-feature.ts';
import { FeatureChoice } from './FeatureChoice.tsx';
import { RedrawFeature } from './RedrawFeature.tsx';

/** Water as lines, water and zones as outlines: drawn, named, redrawn and ended on the map. */
export function LandFeaturePanel(): ReactElement {
  const text = useText();
  const { tool } = useFarmMapState();
  const [, chooseFeature] = useMapFact(chosenLandFeature);
  const [drawn, setDrawn] = useState<ShapeKind>();
  const leave = (): void => {
    chooseFeature(undefined);
    tool.leaveToButton();
  };
  const [redrawn, setRedrawn] = useState<LandFeature>();
  const back = (): void => {
    setDrawn(undefined);
    setRedrawn(undefined);
  };
  return (
    <ToolPanel
      part="features"
      label={text('map.features')}
      heading={<T id={headingOf(drawn, redrawn)} />}
      keys={text('drawing.keys')}
      leaveLabel={text('map.features.leave')}
      onBack={drawn || redrawn ? back : undefined}
      onLeave={leave}
    >
      {drawn ? (
        <DrawFeature
          key={drawn}
          shape={drawn}
          onCancel={back}
          onDone={(id) => {
            chooseFeature(id);
            back();
          }}
        />
      ) : redrawn ? (
        <RedrawFeature feature={redrawn} onCancel={back} onDone={back} />
      ) : (
        <FeatureChoice onDraw={setDrawn} onRedraw={setRedrawn} onLeave={leave} />
      )}
    </ToolPanel>
  );
}

function headingOf(drawn: ShapeKind | undefined, redrawn: LandFeature | undefined) {
  if (redrawn) return isLine(redrawn.geometry) ? 'map.features.redrawLine' : 'map.features.redraw';
  return drawn ? (`map.features.${drawn}` as const) : 'map.features';
}
