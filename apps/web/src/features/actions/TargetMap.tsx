import type { Farm } from '@brazda/contract/agroevidence/farms.ts';
import { styled } from '@mui/material/styles';
import { useMemo, type ReactElement } from 'react';
import { useText } from '#web/i18n/T.tsx';
import { radii } from '#web/lib/design-tokens.ts';
import { ParcelsOnMap } from '#web/parts/parcel/ParcelsOnMap.tsx';
import { usePointedParcel } from '#web/parts/parcel/pointed-parcel.ts';
import { EffectiveLand } from '#web/parts/restriction/EffectiveLand.tsx';
import { EffectiveLandNote } from '#web/parts/restriction/EffectiveLandNote.tsx';
import type { AskedRestrictions } from '#web/parts/restriction/restrictions.queries.ts';
import { coveredByFrame, MapFrame } from '#web/ui/MapFrame.tsx';
import type { Targets } from './chosen-targets.ts';

interface TargetMapProps {
  readonly farm: Farm;
  readonly targets: Targets;
  /** What is brought onto them, as far as it is said. */
  readonly asked: AskedRestrictions | undefined;
  readonly onToggle: (parcelId: number) => void;
}

/** The parcels of the farm: a click takes one in or leaves it out, and those that are in stand out. */
export function TargetMap({ farm, targets, asked, onToggle }: TargetMapProps): ReactElement {
  const text = useText();
  const pointed = usePointedParcel();
  const chosen = useMemo(() => new Set(targets.map(({ parcelId }) => parcelId)), [targets]);
  const { boundingBox } = farm;
  return (
    <Whole>
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
            selectedId={undefined}
            found={chosen.size > 0 ? chosen : undefined}
            onSelect={(id) => {
              if (id !== undefined) onToggle(id);
            }}
          />
          <EffectiveLand farmId={farm.id} asked={asked} />
        </MapFrame>
      </Frame>
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
