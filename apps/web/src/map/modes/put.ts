import type { Coordinates } from '@brazda/domain/coordinates.ts';
import { toDegrees } from '../projection.ts';
import type { MapMode } from './map-mode.ts';

interface PutOptions {
  /** A place was pressed. */
  readonly onPut: (place: Coordinates) => void;
}

/** A press puts something at a place; the space bar and Enter put it into the middle of the map. */
export function put({ onPut }: PutOptions): MapMode {
  return {
    name: 'put',
    move: () => 'crosshair',
    click: ({ place }) => onPut(toDegrees(place)),
    key: (key, middle) => {
      const isPut = key === ' ' || key === 'Enter';
      if (isPut) onPut(toDegrees(middle().place));
      return isPut;
    },
  };
}
