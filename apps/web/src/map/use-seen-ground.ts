import type { BoundingBox } from '@brazda/contract/shapes.ts';
import { useEffect, useState } from 'react';
import { useGroundMap } from './map-context.ts';
import { steppedGround } from './seen-ground.ts';

interface SeenGround {
  /** What is asked about; undefined from too far away, and before the first picture. */
  readonly box: BoundingBox | undefined;
  readonly isTooFar: boolean;
}

const nothing: SeenGround = { box: undefined, isTooFar: false };

/** The ground on which the map rests, where it is seen at a resolution or nearer. */
export function useSeenGround(farthestResolution: number): SeenGround {
  const map = useGroundMap();
  const [seen, setSeen] = useState(nothing);
  useEffect(() => {
    const look = (): void => {
      const ground = map.camera.seen();
      const isTooFar = map.camera.scale().resolution > farthestResolution;
      const box = ground && !isTooFar ? steppedGround(ground) : undefined;
      setSeen((before) =>
        before.isTooFar === isTooFar && String(before.box) === String(box) ? before : { box, isTooFar },
      );
    };
    look();
    return map.followRest(look);
  }, [map, farthestResolution]);
  return seen;
}
