import type { LandChangeOutlines } from '@brazda/contract/agroevidence/land-updates.ts';
import type { ParcelFeature } from '@brazda/contract/agroevidence/parcels.ts';
import { useColorScheme } from '@mui/material/styles';
import { useCallback, useEffect, useMemo, useRef, useState, type RefCallback } from 'react';
import { changeColors, type ChangeColors } from '#web/map/change-look.ts';
import { openChangeMap, type ChangeMap } from '#web/map/change-map.ts';
import { useMapLook } from '#web/ui/use-map-look.ts';

export interface SelectedChange {
  readonly number: number;
  /** What is selected in the list the map comes to, and the other way round. */
  readonly from: 'list' | 'map';
}

interface UseChangeMapOptions {
  readonly parcels: readonly ParcelFeature[] | undefined;
  readonly changes: readonly LandChangeOutlines[];
  readonly selected: SelectedChange | undefined;
  readonly onSelect: (number: number | undefined) => void;
  readonly onScale: (metresPerPixel: number) => void;
}

/** Opens the map of changes in the element that takes the ref, and tells it what to show. */
export function useChangeMap(
  options: UseChangeMapOptions,
): [ChangeMap | undefined, RefCallback<HTMLElement>, ChangeColors] {
  const { parcels, changes, selected } = options;
  const { colorScheme } = useColorScheme();
  const ground = useMapLook(false);
  const colors = changeColors(colorScheme === 'dark');
  const dress = useMemo(() => ({ ground, colors }), [ground, colors]);
  const [map, setMap] = useState<ChangeMap>();
  const latest = useRef({ ...options, dress });
  useEffect(() => {
    latest.current = { ...options, dress };
  });

  const attach = useCallback((target: HTMLElement | null) => {
    if (!target) return undefined;
    const opened = openChangeMap({
      target,
      dress: latest.current.dress,
      onSelect: (number) => latest.current.onSelect(number),
      onScale: (metresPerPixel) => latest.current.onScale(metresPerPixel),
    });
    setMap(opened);
    return () => {
      setMap(undefined);
      opened.dispose();
    };
  }, []);

  useEffect(() => map?.dress(dress), [map, dress]);
  useEffect(() => {
    if (parcels) map?.showParcels(parcels);
  }, [map, parcels]);
  useEffect(() => map?.showChanges(changes), [map, changes]);
  useEffect(() => {
    map?.select(selected?.number);
    if (selected?.from === 'list') map?.goTo(selected.number);
  }, [map, changes, selected]);
  return [map, attach, colors];
}
