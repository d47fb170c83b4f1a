import type { TargetCrop } from '@brazda/contract/agroevidence/actions.ts';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { ErrorText } from '#web/i18n/ErrorText.tsx';
import { T } from '#web/i18n/T.tsx';
import { useDebounced } from '#web/lib/use-debounced.ts';
import { cropColor, useCropName } from '#web/parts/crop/crop-name.ts';
import { CropSwatch } from '#web/parts/parcel/CropSwatch.tsx';
import { targetCropsOptions } from './actions.queries.ts';
import type { Targets } from './chosen-targets.ts';

interface CountedCropsProps {
  readonly farmId: number;
  readonly day: string | null;
  readonly targets: Targets;
  readonly knownId: number | undefined;
}

const choosingPauseMs = 400;

/** To which crops of the chosen parcels it counts: what stands there on the day, or is to come. */
export function CountedCrops({ farmId, day, targets, knownId }: CountedCropsProps): ReactElement | null {
  const chosen = targets.map(({ parcelId }) => parcelId).join(' ');
  const settled = useDebounced(chosen, choosingPauseMs);
  const parcelIds = settled === '' || day === null ? [] : settled.split(' ').map(Number);
  const { data, error } = useQuery(targetCropsOptions(farmId, { day: day ?? '', parcelIds, exceptActionId: knownId }));
  if (chosen === '' || day === null) return null;
  if (error && !data)
    return (
      <p>
        <ErrorText error={error} />
      </p>
    );
  return (
    <div role="status">
      <Crops>
        {groupsOf(data ?? []).map((group) => (
          <li key={group.key}>
            <Counted {...group} />
          </li>
        ))}
      </Crops>
    </div>
  );
}

interface CountedGroup {
  readonly key: string;
  readonly crop: TargetCrop['crop'];
  readonly standing: TargetCrop['standing'];
  readonly parcels: number;
}

function groupsOf(targets: readonly TargetCrop[]): readonly CountedGroup[] {
  const groups = new Map<string, CountedGroup>();
  for (const { crop, standing } of targets) {
    const key = `${standing} ${crop?.name ?? ''}`;
    groups.set(key, { key, crop, standing, parcels: (groups.get(key)?.parcels ?? 0) + 1 });
  }
  return [...groups.values()].toSorted((one, other) => other.parcels - one.parcels);
}

const texts = {
  STANDS: 'actions.counted.stands',
  PLANNED: 'actions.counted.planned',
  NOTHING: 'actions.counted.nothing',
} as const;

function Counted({ crop, standing, parcels }: CountedGroup): ReactElement {
  const nameOf = useCropName();
  return (
    <>
      <CropSwatch color={crop ? cropColor(crop) : undefined} />
      <span>
        {crop === null || standing === 'NOTHING' ? (
          <T id="actions.counted.nothing" values={{ count: parcels }} />
        ) : (
          <T id={texts[standing]} values={{ crop: nameOf(crop), count: parcels }} />
        )}
      </span>
    </>
  );
}

const Crops = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': { display: 'flex', alignItems: 'center', gap: theme.spacing(2) },
}));
