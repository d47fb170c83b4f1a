import type { LandChangeOutlines } from '@brazda/contract/agroevidence/land-updates.ts';
import { useEffect, useRef } from 'react';
import type { ChangeColors } from '#web/map/change-look.ts';
import type { GroundMap } from '#web/map/ground-map.ts';
import { useGroundMap } from '#web/map/map-context.ts';
import { createChangePart, type ChangePart } from '#web/map/parts/change-part.ts';
import { useMapPart, type Latest } from '#web/map/use-map-part.ts';
import { coveredByFrame } from '#web/ui/MapFrame.tsx';
import { boxOfChanges } from './box-of-changes.ts';
import type { SelectedChange } from './selected-change.ts';

interface ChangedLandProps {
  readonly changes: readonly LandChangeOutlines[];
  readonly colors: ChangeColors;
  readonly selected: SelectedChange | undefined;
  readonly onSelect: (number: number | undefined) => void;
}

/** What a registry has changed; when there first is something, the map comes to it. */
export function ChangedLand(props: ChangedLandProps): null {
  const { changes, colors, selected } = props;
  const { camera } = useGroundMap();
  const isShown = useRef(false);
  const part = useMapPart(createChanges, props);

  useEffect(() => part.current?.paint(colors), [part, colors]);
  useEffect(() => {
    part.current?.show(changes);
    const box = isShown.current ? undefined : boxOfChanges(changes);
    if (!box) return;
    isShown.current = true;
    camera.showFarm(box, coveredByFrame);
  }, [part, camera, changes]);
  useEffect(() => {
    part.current?.select(selected?.number);
    if (selected?.from !== 'list') return;
    const box = boxOfChanges(changes.filter(({ number }) => number === selected.number));
    if (box) camera.showParcel(box, coveredByFrame);
  }, [part, camera, changes, selected]);
  return null;
}

function createChanges({ dressed }: GroundMap, latest: Latest<ChangedLandProps>): ChangePart {
  return createChangePart({
    dress: dressed(),
    colors: latest.current.colors,
    onSelect: (number) => latest.current.onSelect(number),
  });
}
