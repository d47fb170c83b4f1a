import type { DayRange } from '@brazda/domain/days.ts';
import { useEffect, useRef, useState } from 'react';
import { clamped, isSame, stepped, type Direction } from './range-rules.ts';

/** Whoever presses an arrow several times asks for the last range alone. */
export const stepPauseMs = 250;

interface Steps {
  /** What is chosen, or where the arrows lead while they are being pressed. */
  readonly shown: DayRange;
  readonly step: (direction: Direction) => void;
  /** Goes to a range at once; what reaches over the bounds is cut only where it is shown, and steps go on from all of it. */
  readonly goTo: (meant: DayRange) => void;
}

interface StepsProps {
  readonly value: DayRange;
  readonly bounds: DayRange;
  readonly onChange: (range: DayRange) => void;
}

/** Debounced: steps are shown at once and told when they pause. */
export function useSteps({ value, bounds, onChange }: StepsProps): Steps {
  const [meant, setMeant] = useState(value);
  const [isStepping, setStepping] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const tell = useRef(onChange);
  useEffect(() => {
    tell.current = onChange;
  });
  useEffect(() => () => clearTimeout(timer.current), []);

  const isMeant = isStepping || isSame(clamped(meant, bounds), value);
  const base = isMeant ? meant : value;
  return {
    shown: isStepping ? clamped(base, bounds) : value,
    step: (direction) => {
      const next = stepped(base, direction);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        setStepping(false);
        tell.current(clamped(next, bounds));
      }, stepPauseMs);
      setMeant(next);
      setStepping(true);
    },
    goTo: (next) => {
      clearTimeout(timer.current);
      setStepping(false);
      setMeant(next);
      onChange(clamped(next, bounds));
    },
  };
}
