import type { Farm } from '@brazda/contract/agroevidence/farms.ts';
import { useMemo, useState } from 'react';
import { useConfiguration, type MapOverlay } from '#web/lib/configuration.ts';
import { momentText } from '#web/map/moment.ts';
import type { ShownOverlay } from '#web/map/parts/overlay-part.ts';
import { layersFor } from './base-choice.ts';
import { shownLayers, withLayer, writtenLayers, type LayerName } from './layer-choice.ts';
import { useAddressedChoice } from './use-addressed-choice.ts';
import { useMoment } from './use-moment.ts';
import { useSilentLayers } from './use-silent-layers.ts';

/** What the map shows beside its background, and what it could show. */
export interface MapLayers {
  readonly overlays: readonly MapOverlay[];
  readonly isShown: (name: LayerName) => boolean;
  readonly show: (name: LayerName, isShown: boolean) => void;
  /** The overlays that are drawn, the lowest first. */
  readonly drawn: readonly ShownOverlay[];
  /** Of which moment the weather is that is drawn. */
  readonly weatherAt: Date | undefined;
  /** Overlays whose service does not answer. */
  readonly silent: ReadonlySet<MapOverlay['id']>;
  readonly tellSilence: (id: MapOverlay['id'], isSilent: boolean) => void;
}

/** Which layers are shown is kept for the farm, and said in the address. */
export function useMapLayers(farm: Farm): MapLayers {
  const all = useConfiguration().map.overlays;
  const overlays = useMemo(() => layersFor(all, farm.countryCode), [all, farm.countryCode]);
  const [shown, setShown] = useShownLayers(farm.id, overlays);
  const { silent, tellSilence } = useSilentLayers<MapOverlay['id']>();
  const weather = overlays.find(({ id }) => id === 'weather' && shown.has(id));
  const weatherAt = useMoment(weather?.moments);
  const drawn = useMemo(
    () =>
      overlays
        .filter(({ id }) => shown.has(id))
        .map((overlay) => ({
          overlay,
          moment: overlay.id === 'weather' && weatherAt ? momentText(weatherAt) : undefined,
        })),
    [overlays, shown, weatherAt],
  );

  return {
    overlays,
    drawn,
    weatherAt,
    silent,
    isShown: (name) => shown.has(name),
    show: (name, isShown) => setShown(withLayer(shown, name, isShown)),
    tellSilence,
  };
}

function useShownLayers(
  farmId: number,
  overlays: readonly MapOverlay[],
): [shown: ReadonlySet<LayerName>, set: (shown: ReadonlySet<LayerName>) => void] {
  const [first, keep] = useAddressedChoice(farmId, 'layers');
  const [shown, setShown] = useState(() => shownLayers(first, overlays));
  return [
    shown,
    (next) => {
      setShown(next);
      keep(writtenLayers(next));
    },
  ];
}
