import { useState, type SyntheticEvent } from 'react';
import { T } from '#web/i18n/T.tsx';
import { agroevidenceCentersCreateFields } from '#web/lib/fields.generated.ts';
import { useAddDivision, type ChangedDivision, type DivisionKind } from './divisions.queries.ts';

interface NamingDivision {
  readonly name: string;
  readonly maxLength: number;
  /** Whether it was to be added without a name. */
  readonly isMissing: boolean;
  readonly error: Error | null;
  readonly isPending: boolean;
  readonly type: (name: string) => void;
  readonly submit: (event: SyntheticEvent) => void;
}

/** A form that adds a centre or zone by its name; where one was added it is empty again. */
export function useNamingDivision(
  farmId: number,
  kind: DivisionKind,
  onAdded?: (division: ChangedDivision) => void,
): NamingDivision {
  const [name, setName] = useState('');
  const [isTried, setTried] = useState(false);
  const add = useAddDivision(farmId, kind, ({ changeId, name: added }) => ({
    changeId,
    message: <T id="division.added" values={{ name: added }} />,
  }));
  const trimmed = name.trim();
  return {
    name,
    maxLength: agroevidenceCentersCreateFields.name.maxLength,
    isMissing: isTried && trimmed === '',
    error: add.error,
    isPending: add.isPending,
    type: (typed) => {
      setName(typed);
      add.reset();
    },
    submit: (event) => {
      event.preventDefault();
      setTried(true);
      if (trimmed === '' || add.isPending) return;
      add.mutate(trimmed, {
        onSuccess: (added) => {
          setName('');
          setTried(false);
          onAdded?.(added);
        },
      });
    },
  };
}
