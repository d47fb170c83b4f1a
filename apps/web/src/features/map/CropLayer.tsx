import { seasonLabel } from '@brazda/domain/season.ts';
import type { ReactElement } from 'react';
import { T } from '#web/i18n/T.tsx';
import { currentState } from '#web/parts/plan/plan.queries.ts';
import { CropLegend } from './CropLegend.tsx';
import { useFarmMapState } from './farm-map-state.ts';
import { OpacitySlider } from './OpacitySlider.tsx';
import { SeasonLegend } from './SeasonLegend.tsx';

/** Parcels that are drawn more weakly than this are not seen any more. */
const weakestParcels = 0.2;

/** Of the parcels: the crops of today or of the season that is shown, by their colours, and how strongly they are drawn. */
export function CropLayer(): ReactElement {
  const { farm, opacity, season } = useFarmMapState();
  return (
    <>
      <h3>
        {season.id === currentState ? (
          <T id="map.legend" />
        ) : (
          <T id="map.season.title" values={{ season: seasonLabel(season.id) }} />
        )}
      </h3>
      {season.id === currentState ? <CropLegend farm={farm} /> : <SeasonLegend season={season} />}
      <OpacitySlider
        label="map.layers.parcelOpacity"
        value={opacity.parcels}
        least={weakestParcels}
        onChange={opacity.setParcels}
      />
    </>
  );
}
