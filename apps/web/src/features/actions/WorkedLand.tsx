import type { MultiPolygon } from '@brazda/contract/shapes.ts';
import { useEffect } from 'react';
import type { GroundMap } from '#web/map/ground-map.ts';
import { createOutlinePart, type OutlinePart } from '#web/map/parts/outline-part.ts';
import { toView } from '#web/map/projection.ts';
import { useMapPart } from '#web/map/use-map-part.ts';

interface WorkedLandProps {
  readonly outlines: readonly MultiPolygon[];
}

/** The land on which one action was done, over all else. */
export function WorkedLand({ outlines }: WorkedLandProps): null {
  const part = useMapPart(createWork, undefined);
  useEffect(
    () =>
      part.current?.show(
        outlines.map(({ coordinates }) =>
          coordinates.map((rings) =>
            rings.map((ring) => ring.slice(0, -1).map(([lon = 0, lat = 0]) => toView(lon, lat))),
          ),
        ),
      ),
    [part, outlines],
  );
  return null;
}

function createWork({ dressed }: GroundMap): OutlinePart {
  return createOutlinePart(dressed());
}
