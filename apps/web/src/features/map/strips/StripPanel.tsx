import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useEffect, type ReactElement } from 'react';
import { T, useText } from '#web/i18n/T.tsx';
import { inDegrees } from '#web/map/measures/measure-outline.ts';
import type { MapMode } from '#web/map/modes/map-mode.ts';
import { pick } from '#web/map/modes/pick.ts';
import { useGroundMap } from '#web/map/map-context.ts';
import { useMapMode } from '#web/map/use-map-mode.ts';
import type { Latest } from '#web/map/use-map-part.ts';
import { parcelTitle } from '#web/parts/parcel/parcel-facts.ts';
import { parcelOptions } from '#web/parts/parcel/parcel.queries.ts';
import { StripFields } from '#web/parts/parcel/StripFields.tsx';
import { useVegetationStrip, type StripKind } from '#web/parts/parcel/use-vegetation-strip.ts';
import { DrawShape } from '#web/parts/drawing/DrawShape.tsx';
import { useFarmMapState } from '../farm-map-state.ts';
import { ToolHint } from '#web/parts/drawing/drawing-layout.tsx';
import { useMapFact } from '../use-map-fact.ts';
import { ToolPanel } from '../ToolPanel.tsx';
import { triedStrip } from './tried-strip.ts';

const kinds: readonly StripKind[] = ['BOUNDARY', 'WATER', 'LINE'];

/** A strip of vegetation on the parcel that is chosen, or on another that is pressed. */
export function StripPanel(): ReactElement {
  const text = useText();
  const map = useGroundMap();
  const { farm, selection, tool } = useFarmMapState();
  const [, setStrip] = useMapFact(triedStrip);
  const parcelId = selection.id ?? 0;
  const { data: parcel } = useQuery({ ...parcelOptions(farm.id, parcelId), enabled: selection.id !== undefined });
  const tried = useVegetationStrip(farm.id, parcelId);
  const drawn = tried.strip?.geometry ?? undefined;
  useEffect(() => setStrip(drawn), [setStrip, drawn]);
  const leave = (): void => {
    tool.leave();
    map.focus();
  };
  const name = parcel ? parcelTitle(parcel) : '';
  const isLine = tried.kind === 'LINE';
  return (
    <ToolPanel
      part="strips"
      label={text('strip.title')}
      heading={<T id="strip.title" />}
      keys={text('drawing.keys')}
      leaveLabel={text('map.strip.leave')}
      onBack={undefined}
      onLeave={leave}
    >
      <ToolHint>{name || <T id="map.strip.pickHint" />}</ToolHint>
      <StripFields farmId={farm.id} parcelId={parcelId} name={name} kinds={kinds} tried={tried} />
      {isLine && tried.line && (
        <div>
          <Button onClick={() => tried.setLine(undefined)}>
            <T id="map.strip.redraw" />
          </Button>
        </div>
      )}
      {isLine && !tried.line ? (
        <DrawShape
          kind="line"
          hint={<T id="map.strip.lineHint" />}
          onEnd={(points) => tried.setLine({ type: 'LineString', coordinates: points.map(inDegrees) })}
          onCancel={() => tried.setKind('BOUNDARY')}
        />
      ) : (
        <ParcelPick onLeave={leave} />
      )}
    </ToolPanel>
  );
}

/** Another parcel is pressed. */
function ParcelPick({ onLeave }: { readonly onLeave: () => void }): null {
  const { choose } = useFarmMapState();
  useMapMode(createPick, { choose, onLeave });
  return null;
}

interface Told {
  readonly choose: (parcelId: number) => void;
  readonly onLeave: () => void;
}

function createPick(told: Latest<Told>): MapMode {
  return pick({
    onPick: (id) => told.current.choose(id),
    onEnd: () => undefined,
    onCancel: () => told.current.onLeave(),
  });
}
