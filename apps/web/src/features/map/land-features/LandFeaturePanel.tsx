import { useState, type ReactElement } from 'react';
import { T, useText } from '#web/i18n/T.tsx';
import { useFarmMapState } from '../farm-map-state.ts';
import { toolIds } from '../MapControls.tsx';
import { ToolPanel } from '../ToolPanel.tsx';
import { DrawFeature } from './DrawFeature.tsx';
import { FeatureChoice } from './FeatureChoice.tsx';

/** Water as lines, water and zones as outlines: drawn, named and ended on the map. */
export function LandFeaturePanel(): ReactElement {
  const text = useText();
  const { chooseFeature, tool } = useFarmMapState();
  const [drawn, setDrawn] = useState<'line' | 'polygon'>();
  const leave = (): void => {
    chooseFeature(undefined);
    tool.leave();
    document.getElementById(toolIds.features)?.focus();
  };
  const back = (): void => setDrawn(undefined);
  return (
    <ToolPanel
      part="features"
      label={text('map.features')}
      heading={<T id={drawn ? `map.features.${drawn}` : 'map.features'} />}
      keys={text('map.edit.keys')}
      leaveLabel={text('map.features.leave')}
      onBack={drawn && back}
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
      ) : (
        <FeatureChoice onDraw={setDrawn} onLeave={leave} />
      )}
    </ToolPanel>
  );
}
