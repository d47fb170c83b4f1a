import CallMerge from '@mui/icons-material/CallMerge';
import ContentCut from '@mui/icons-material/ContentCut';
import Inventory from '@mui/icons-material/Inventory2Outlined';
import Polyline from '@mui/icons-material/PolylineOutlined';
import ShapeLine from '@mui/icons-material/ShapeLineOutlined';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, type ReactElement } from 'react';
import { T } from '#web/i18n/T.tsx';
import { useGroundMap } from '#web/map/map-context.ts';
import type { MapMode } from '#web/map/modes/map-mode.ts';
import { pick } from '#web/map/modes/pick.ts';
import { useMapMode } from '#web/map/use-map-mode.ts';
import type { Latest } from '#web/map/use-map-part.ts';
import { parcelTitle } from '#web/parts/parcel/parcel-facts.ts';
import { parcelOptions } from '#web/parts/parcel/parcel.queries.ts';
import { deedsToOne, editDeeds, type EditDeed } from './edit-deeds.ts';
import { useFarmMapState } from './farm-map-state.ts';
import { ToolHint } from '#web/parts/drawing/drawing-layout.tsx';
import { ToolChoices } from './ToolPanel.tsx';

interface EditChoiceProps {
  readonly onChoose: (deed: EditDeed) => void;
  readonly onCancel: () => void;
}

const icons = { draw: Polyline, redraw: ShapeLine, split: ContentCut, merge: CallMerge, retire: Inventory } as const;

/** What to do, and to which parcel: the one that is pressed on the map. */
export function EditChoice({ onChoose, onCancel }: EditChoiceProps): ReactElement {
  const map = useGroundMap();
  const { choose, farm, selection } = useFarmMapState();
  useMapMode(createPick, { choose, onCancel });
  const id = selection.id ?? 0;
  const { data } = useQuery({ ...parcelOptions(farm.id, id), enabled: selection.id !== undefined });
  const parcel = selection.id !== undefined && data?.status === 'OPEN' ? data : undefined;
  const begin = useEffectEvent(() => map.focus());
  useEffect(() => begin(), []);

  return (
    <>
      <ToolHint>{parcel ? parcelTitle(parcel) : <T id="map.edit.pickHint" />}</ToolHint>
      <ToolChoices>
        {editDeeds.map((deed) => {
          const Icon = icons[deed];
          return (
            <Button
              key={deed}
              variant="outlined"
              color={deed === 'retire' ? 'error' : 'primary'}
              startIcon={<Icon />}
              disabled={deedsToOne.has(deed) && !parcel}
              onClick={() => onChoose(deed)}
            >
              <T id={`map.edit.${deed}`} />
            </Button>
          );
        })}
      </ToolChoices>
    </>
  );
}

interface Told {
  readonly choose: (parcelId: number) => void;
  readonly onCancel: () => void;
}

function createPick(told: Latest<Told>): MapMode {
  return pick({
    onPick: (id) => told.current.choose(id),
    onEnd: () => undefined,
    onCancel: () => told.current.onCancel(),
  });
}
