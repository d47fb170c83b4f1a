import type { Farm } from '@brazda/contract/agroevidence/farms.ts';
import { useMemo, useState } from 'react';
import { useConfiguration, type BaseLayer } from '#web/lib/configuration.ts';
import { baseStack, chosenBase, layersFor } from './base-choice.ts';
import { recallMap, rememberMap } from './map-memory.ts';

export interface BaseLayerChoice {
  readonly layers: readonly BaseLayer[];
  readonly choice: string;
  readonly choose: (id: string) => void;
  /** The layers that are drawn for the choice, lowest first. */
  readonly shown: readonly BaseLayer[];
}

/** The pictures below the parcels; the choice is kept for the farm. */
export function useBaseLayer(farm: Farm): BaseLayerChoice {
  const { baseLayers } = useConfiguration().map;
  const [wish, setWish] = useState(() => recallMap(farm.id).base);
  const layers = useMemo(() => layersFor(baseLayers, farm.countryCode), [baseLayers, farm.countryCode]);
  const choice = chosenBase(layers, wish);
  const shown = useMemo(() => baseStack(layers, choice), [layers, choice]);

  return {
    layers,
    choice,
    shown,
    choose: (id) => {
      setWish(id);
      rememberMap(farm.id, { base: id });
    },
  };
}
