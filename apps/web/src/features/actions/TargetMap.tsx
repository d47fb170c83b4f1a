import type { Farm } from '@brazda/contract/agroevidence/farms.ts';
import { styled } from '@mui/material/styles';
import { useMemo, useState, type ReactElement } from 'react';
import { useText } from '#web/i18n/T.tsx';
import { radii } from '#web/lib/design-tokens.ts';
import { DrawPartOfParcel } from '#web/parts/drawing/DrawPartOfParcel.tsx';
import { ParcelsOnMap } from '#web/parts/parcel/ParcelsOnMap.tsx';
import { usePointedParcel } from '#web/parts/parcel/pointed-parcel.ts';
import { EffectiveLand } from '#web/parts/restriction/EffectiveLand.tsx';
import { EffectiveLandNote } from '#web/parts/restriction/EffectiveLandNote.tsx';
import type { AskedRestrictions } from '#web/parts/restriction/restrictions.queries.ts';
import { coveredByFrame, MapFrame } from '#web/ui/MapFrame.tsx';
import { addedTo, toggledTarget, withDrawn, withTargets, type Targets, type TargetsChange } from './chosen-targets.ts';
import { DragRectangle } from './DragRectangle.tsx';
import type { FormParcels } from './form-parcels.ts';
import { RectangleBar } from './RectangleBar.tsx';
import { TouchedTarget } from './TouchedTarget.tsx';
import { WorkedLand } from './WorkedLand.tsx';

interface TargetMapProps {
  readonly farm: Farm;
  readonly parcels: FormParcels;
  readonly targets: Targets;
  readonly day: string | null;
  /** What is brought onto them, as far as it is said. */
  readonly asked: AskedRestrictions | undefined;
  /** The parcel of which a part is being drawn. */
  readonly drawing: number | undefined;
  readonly onDraw: (parcelId: number | undefined) => void;
  readonly onChange: (change: TargetsChange) => void;
}

/** The parcels of the farm: a click takes one in or leaves it out, a rectangle takes in what lies in it, and a part of one that is in can be drawn. */
export function TargetMap(props: TargetMapProps): ReactElement {
  const { farm, parcels, targets, day, asked, drawing, onDraw, onChange } = props;
  const text = useText();
  const pointed = usePointedParcel();
  const [touched, setTouched] = useState(drawing);
  const [isByRectangle, setByRectangle] = useState(false);
  const [added, setAdded] = useState<number>();
  const chosen = useMemo(() => new Set(targets.map(({ parcelId }) => parcelId)), [targets]);
  const drawn = useMemo(
    () => targets.flatMap(({ parcelId, geometry }) => (geometry && parcelId !== drawing ? [geometry] : [])),
    [targets, drawing],
  );
  const drawnParcel = drawing === undefined ? undefined : parcels.byId.get(drawing);
  const target = targets.find(({ parcelId }) => parcelId === (drawing ?? touched));
  const { boundingBox } = farm;
  const switchRectangle = (isOn: boolean): void => {
    setByRectangle(isOn);
    setAdded(undefined);
  };
  const takeIn = (ids: readonly number[]): void => {
    setAdded(addedTo(targets, ids));
    onChange((now) => withTargets(now, ids));
  };
  return (
    <Whole>
      {!drawnParcel && <RectangleBar isOn={isByRectangle} added={added} onSwitch={switchRectangle} />}
      <Frame>
        <MapFrame
          label={text('actions.parcels.onMap')}
          labelOfAll={text('actions.map.all')}
          opening={(camera) => boundingBox && camera.showFarm(boundingBox, coveredByFrame)}
          onAll={(camera) => boundingBox && camera.showFarm(boundingBox, coveredByFrame, true)}
        >
          <ParcelsOnMap
            farm={farm}
            pointed={pointed}
            selectedId={drawing}
            found={chosen.size > 0 ? chosen : undefined}
            onSelect={(id) => {
              if (id === undefined || drawing !== undefined) return;
              setTouched(id);
              onChange((now) => toggledTarget(now, id));
            }}
          />
          <EffectiveLand farmId={farm.id} asked={asked} />
          <WorkedLand outlines={drawn} />
          {isByRectangle && !drawnParcel && (
            <DragRectangle farmId={farm.id} onInside={takeIn} onLeave={() => switchRectangle(false)} />
          )}
          {drawnParcel && (
            <DrawPartOfParcel
              key={drawnParcel.id}
              farmId={farm.id}
              parcelId={drawnParcel.id}
              heading={text('actions.draw.heading', { name: drawnParcel.name })}
              day={day}
              drawn={target?.geometry ?? null}
              onDrawn={(part) => {
                onChange((now) => withDrawn(now, drawnParcel.id, part));
                setTouched(drawnParcel.id);
                onDraw(undefined);
              }}
              onLeave={() => onDraw(undefined)}
            />
          )}
        </MapFrame>
      </Frame>
      {!drawnParcel && target && (
        <TouchedTarget
          target={target}
          parcel={parcels.byId.get(target.parcelId)}
          onDraw={() => onDraw(target.parcelId)}
          onWhole={() => onChange((now) => withDrawn(now, target.parcelId, null))}
        />
      )}
      <EffectiveLandNote farmId={farm.id} asked={asked} />
    </Whole>
  );
}

const Whole = styled('div')(({ theme }) => ({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(2),
  minWidth: 0,
}));

const Frame = styled('div')(({ theme }) => ({
  flex: 1,
  minHeight: 0,
  display: 'flex',
  overflow: 'hidden',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: radii.medium,
}));
