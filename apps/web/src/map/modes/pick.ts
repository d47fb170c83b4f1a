import type { Hit } from '../map-part.ts';
import { parcelOf } from '../parcel-hit.ts';
import type { MapMode } from './map-mode.ts';

interface PickOptions {
  /** Which of what is hit can be picked; parcels if left out. */
  readonly of?: (hit: Hit | undefined) => number | undefined;
  /** One was pressed. */
  readonly onPick: (id: number) => void;
  readonly onEnd: () => void;
  readonly onCancel: () => void;
}

/** A press on a thing, such as a parcel, takes it into a choice, or out of it. */
export function pick({ of = parcelOf, onPick, onEnd, onCancel }: PickOptions): MapMode {
  return {
    name: 'pick',
    move: ({ hit }) => (of(hit) === undefined ? undefined : 'pointer'),
    click: ({ hit }) => {
      const id = of(hit);
      if (id !== undefined) onPick(id);
    },
    doubleClick: () => undefined,
    key: (key, middle) => {
      const id = key === ' ' ? of(middle().hit) : undefined;
      if (id !== undefined) onPick(id);
      if (key === 'Enter') onEnd();
      return key === ' ' || key === 'Enter';
    },
    escape: onCancel,
  };
}
