import type { ActionDetail } from '@brazda/contract/agroevidence/action-shapes.ts';
import type { Farm } from '@brazda/contract/agroevidence/farms.ts';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useMemo, type ReactElement } from 'react';
import { useText } from '#web/i18n/T.tsx';
import { radii } from '#web/lib/design-tokens.ts';
import { ParcelsOnMap } from '#web/parts/parcel/ParcelsOnMap.tsx';
import { parcelListOptions } from '#web/parts/parcel/parcel.queries.ts';
import { usePointedParcel } from '#web/parts/parcel/pointed-parcel.ts';
import { coveredByFrame, MapFrame } from '#web/ui/MapFrame.tsx';
import { boxAround } from './box-of-land.ts';
import { WorkedLand } from './WorkedLand.tsx';

interface ActionMapProps {
  readonly farm: Farm;
  readonly action: ActionDetail;
}

/** Where an action was done: its parcels stand out, and what was drawn lies over them. */
export function ActionMap({ farm, action: { targets } }: ActionMapProps): ReactElement | null {
  const text = useText();
  const navigate = useNavigate();
  const pointed = usePointedParcel();
  const { data: parcels } = useQuery(parcelListOptions(farm.id));
  const ids = useMemo(() => new Set(targets.map(({ parcelId }) => parcelId)), [targets]);
  const outlines = useMemo(() => targets.flatMap(({ geometry }) => geometry ?? []), [targets]);
  const box = useMemo(
    () =>
      boxAround((parcels ?? []).flatMap(({ id, boundingBox }) => (ids.has(id) ? [boundingBox] : []))) ??
      farm.boundingBox,
    [parcels, ids, farm.boundingBox],
  );
  if (!parcels) return null;
  const toParcel = (id: number): void =>
    void navigate({
      to: '/farm/$farmId/parcels/$parcelId/overview',
      params: { farmId: String(farm.id), parcelId: String(id) },
    });
  return (
    <Whole aria-label={text('actions.map')}>
      <MapFrame
        label={text('actions.map')}
        labelOfAll={text('actions.map.all')}
        opening={(camera) => box && camera.showFarm(box, coveredByFrame)}
        onAll={(camera) => box && camera.showFarm(box, coveredByFrame, true)}
      >
        <ParcelsOnMap
          farm={farm}
          pointed={pointed}
          selectedId={undefined}
          found={ids}
          onSelect={(id) => {
            if (id !== undefined) toParcel(id);
          }}
        />
        <WorkedLand outlines={outlines} />
      </MapFrame>
    </Whole>
  );
}

const Whole = styled('section')(({ theme }) => ({
  flex: 1,
  display: 'flex',
  overflow: 'hidden',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: radii.large,
}));
