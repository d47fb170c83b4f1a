import type { ReactElement } from 'react';
import { T } from '#web/i18n/T.tsx';
import { BaseLayerChoices } from './BaseLayerChoices.tsx';
import { useFarmMapState } from './farm-map-state.ts';
import { LayerOrigin } from './LayerOrigin.tsx';
import { OpacitySlider } from './OpacitySlider.tsx';

/** Of the picture below the parcels: which one, and how strongly it is drawn. */
export function PhotoLayer(): ReactElement | null {
  const { base, farm, opacity } = useFarmMapState();
  const { boundingBox: box } = farm;
  if (base.layers.length === 0) return null;
  return (
    <>
      <h3>
        <T id="map.layers.base" />
      </h3>
      <BaseLayerChoices
        base={base}
        middle={box ? { lon: (box[0] + box[2]) / 2, lat: (box[1] + box[3]) / 2 } : undefined}
      />
      {base.shown.map((layer) => (
        <LayerOrigin key={layer.id} layer={layer} isSilent={base.silent.has(layer.id)} />
      ))}
      {base.shown.length > 0 && (
        <OpacitySlider label="map.layers.baseOpacity" value={opacity.base} least={0} onChange={opacity.setBase} />
      )}
    </>
  );
}
