import type { ReactElement } from 'react';
import { T } from '#web/i18n/T.tsx';
import { CropLegend } from './CropLegend.tsx';
import { useFarmMapState } from './farm-map-state.ts';
import { OpacitySlider } from './OpacitySlider.tsx';

/** Parcels that are drawn more weakly than this are not seen any more. */
const weakestParcels = 0.2;

/** Of the parcels: the crops by their colours, and how strongly they are drawn. */
export function CropLayer(): ReactElement {
  const { farm, opacity } = useFarmMapState();
  return (
    <>
      <h3>
        <T id="map.legend" />
      </h3>
      <CropLegend farm={farm} />
      <OpacitySlider
        label="map.layers.parcelOpacity"
        value={opacity.parcels}
        least={weakestParcels}
        onChange={opacity.setParcels}
      />
    </>
  );
}
