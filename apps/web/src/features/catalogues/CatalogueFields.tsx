import type { ReactElement, ReactNode } from 'react';
import { T } from '#web/i18n/T.tsx';
import { useTypedSearch } from '#web/lib/list-search.ts';
import { DayField } from '#web/ui/DayField.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Narrow, Wide } from './CatalogueTools.tsx';

interface QueryFieldProps {
  readonly label: ReactNode;
  readonly maxLength: number;
  readonly query: string | undefined;
  readonly onQuery: (query: string) => void;
}

/** A part of a name that a catalogue is searched for, once typing pauses. */
export function QueryField({ label, maxLength, query = '', onQuery }: QueryFieldProps): ReactElement {
  const [typed, setTyped] = useTypedSearch(query, onQuery);
  return (
    <Wide>
      <Field
        type="search"
        autoComplete="off"
        label={label}
        value={typed}
        maxLength={maxLength}
        onChange={({ target }) => setTyped(target.value)}
      />
    </Wide>
  );
}

interface ValidOnFieldProps {
  readonly on: string | undefined;
  readonly onDay: (on: string | undefined) => void;
}

/** The day for which a catalogue is asked. */
export function ValidOnField({ on, onDay }: ValidOnFieldProps): ReactElement {
  return (
    <Narrow>
      <DayField label={<T id="catalogues.validOn" />} value={on ?? null} onChange={(day) => onDay(day ?? undefined)} />
    </Narrow>
  );
}
