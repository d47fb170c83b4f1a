import type { Farm } from '@brazda/contract/agroevidence/farms.ts';
import type { ReactElement } from 'react';
import { useText } from '#web/i18n/T.tsx';
import { useMay } from '#web/parts/farm/use-may.ts';
import { MapContext } from '#web/map/map-context.ts';
import { useOpenedMap } from '#web/map/use-opened-map.ts';
import { useMapLook } from '#web/ui/use-map-look.ts';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import { FarmMapParts } from './farm-map-parts.tsx';
import { FarmMapContext, useFarmMap } from './farm-map-state.ts';
import { FarmMapPanels } from './FarmMapPanels.tsx';
import { LandDrop } from './LandDrop.tsx';
import { MapCanvas } from './map-layout.tsx';
import { useBaseLayer } from './use-base-layer.ts';
import { useKeptPlace, useMapPlace } from './use-map-place.ts';
import type { MapContextName } from './sensors/use-farm-sensors.ts';
import type { MapKind } from './use-shown-parcels.ts';

interface FarmMapViewProps {
  readonly farm: Farm;
  readonly kind: MapKind;
  readonly context?: MapContextName;
}

/** By the specification: single sensors are looked at from nearer, and all of them from farther away. */
const zoomsOfSensors = { least: 2, most: 21 } as const;

/** A map with the parts of a farm on it, and panels over it. */
export function FarmMapView({ farm, kind, context = 'parcels' }: FarmMapViewProps): ReactElement {
  const text = useText();
  const mayChange = useMay('land.change', farm.id);
  const place = useMapPlace(farm);
  const base = useBaseLayer(farm);
  const isOfSensors = context === 'sensors';
  const zooms = isOfSensors ? zoomsOfSensors : undefined;
  const [map, target] = useOpenedMap({ dress: useMapLook(base.shown.length > 0), opening: place.open, zooms });
  const state = useFarmMap({ farm, kind, context, map, base, isPlaceGiven: place.isGiven });
  useKeptPlace(map, farm);

  return (
    <MapContext value={map}>
      <FarmMapContext value={state}>
        <MapCanvas>
          <div
            ref={target}
            className="map"
            role="application"
            tabIndex={0}
            aria-label={text(isOfSensors ? 'map.sensors.label' : 'map.label', { farm: farm.name })}
            aria-describedby="map-hint"
          />
          <VisuallyHidden id="map-hint">
            {text(isOfSensors ? 'map.sensors.keyboardHint' : 'map.keyboardHint')}
          </VisuallyHidden>
          {map && <FarmMapParts />}
          <FarmMapPanels />
          {mayChange && <LandDrop farmId={farm.id} />}
        </MapCanvas>
      </FarmMapContext>
    </MapContext>
  );
}
