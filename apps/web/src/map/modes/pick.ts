import { parcelOf } from '../parcel-hit.ts';
import type { MapMode } from './map-mode.ts';

interface PickOptions {
  /** A parcel was pressed. */
  readonly onPick: (parcelId: number) => void;
  readonly onEnd: () => void;
  readonly onCancel: () => void;
}

/** A press on a parcel takes it into a choice, or out of it. */
export function pick({ onPick, onEnd, onCancel }: PickOptions): MapMode {
  return {
    name: 'pick',
    move: ({ hit }) => (parcelOf(hit) === undefined ? undefined : 'pointer'),
    click: ({ hit }) => {
      const id = parcelOf(hit);
      if (id !== undefined) onPick(id);
    },
    doubleClick: () => undefined,
    key: (key, middle) => {
      const id = key === ' ' ? parcelOf(middle().hit) : undefined;
      if (id !== undefined) onPick(id);
      if (key === 'Enter') onEnd();
      return key === ' ' || key === 'Enter';
    },
    escape: onCancel,
  };
}
