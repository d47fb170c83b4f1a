import type { Farm } from '@brazda/contract/agroevidence/farms.ts';
import { useMemo, useState } from 'react';
import { useConfiguration, type BaseLayer } from '#web/lib/configuration.ts';
import { baseStack, chosenBase, layersFor } from './base-choice.ts';
import { useAddressedChoice } from './use-addressed-choice.ts';
import { useSilentLayers, type SilentLayers } from './use-silent-layers.ts';

export interface BaseLayerChoice {
  readonly layers: readonly BaseLayer[];
  readonly choice: string;
  readonly choose: (id: string) => void;
  /** The layers that are drawn for the choice, lowest first. */
  readonly shown: readonly BaseLayer[];
  /** Those whose service does not answer. */
  readonly silent: SilentLayers<BaseLayer['id']>['silent'];
  readonly tellSilence: SilentLayers<BaseLayer['id']>['tellSilence'];
}

/** The pictures below the parcels; the choice is kept for the farm, and said in the address. */
export function useBaseLayer(farm: Farm): BaseLayerChoice {
  const { baseLayers } = useConfiguration().map;
  const [first, keep] = useAddressedChoice(farm.id, 'base');
  const [wish, setWish] = useState(first);
  const layers = useMemo(() => layersFor(baseLayers, farm.countryCode), [baseLayers, farm.countryCode]);
  const choice = chosenBase(layers, wish);
  const shown = useMemo(() => baseStack(layers, choice), [layers, choice]);
  const { silent, tellSilence } = useSilentLayers<BaseLayer['id']>();

  return {
    layers,
    choice,
    shown,
    silent,
    tellSilence,
    choose: (id) => {
      setWish(id);
      keep(id === chosenBase(layers, undefined) ? undefined : id);
    },
  };
}
