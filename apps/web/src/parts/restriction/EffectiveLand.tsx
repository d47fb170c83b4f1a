import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import type { GroundMap } from '#web/map/ground-map.ts';
import { createEffectiveLandPart, type EffectiveLandPart } from '#web/map/parts/effective-land-part.ts';
import { useMapPart } from '#web/map/use-map-part.ts';
import { restrictionsOptions, type AskedRestrictions } from './restrictions.queries.ts';

interface EffectiveLandProps {
  readonly farmId: number;
  readonly asked: AskedRestrictions | undefined;
}

/** The land that is left on a map where all distances are kept; none while nothing is brought anywhere. */
export function EffectiveLand({ farmId, asked }: EffectiveLandProps): null {
  const part = useMapPart(createPart, undefined);
  const outlined = useMemo(
    () => (asked && asked.materials.length > 0 ? { ...asked, isOutlined: true } : undefined),
    [asked],
  );
  const { data } = useQuery(restrictionsOptions(farmId, outlined));
  useEffect(
    () => part.current?.show(outlined && data ? data.parcels.flatMap(({ geometry }) => geometry ?? []) : []),
    [part, outlined, data],
  );
  return null;
}

function createPart({ dressed }: GroundMap): EffectiveLandPart {
  return createEffectiveLandPart(dressed());
}
