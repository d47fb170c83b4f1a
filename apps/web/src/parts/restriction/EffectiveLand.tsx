import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import type { GroundMap } from '#web/map/ground-map.ts';
import { createEffectiveLandPart, type EffectiveLandPart } from '#web/map/parts/effective-land-part.ts';
import { useMapPart } from '#web/map/use-map-part.ts';
import { effectiveLandOptions, type AskedRestrictions } from './restrictions.queries.ts';

interface EffectiveLandProps {
  readonly farmId: number;
  readonly asked: AskedRestrictions | undefined;
}

/** The land that is left on a map where all distances are kept; none while nothing is brought anywhere. */
export function EffectiveLand({ farmId, asked }: EffectiveLandProps): null {
  const part = useMapPart(createPart, undefined);
  const { data } = useQuery(effectiveLandOptions(farmId, asked));
  const outlines = useMemo(
    () => (asked && data ? data.parcels.flatMap(({ geometry }) => geometry ?? []) : []),
    [asked, data],
  );
  useEffect(() => part.current?.show(outlines), [part, outlines]);
  return null;
}

function createPart({ dressed }: GroundMap): EffectiveLandPart {
  return createEffectiveLandPart(dressed());
}
