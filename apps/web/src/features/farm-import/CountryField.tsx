import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState, type ReactElement, type ReactNode, type Ref } from 'react';
import { T } from '#web/i18n/T.tsx';
import { useDebounced } from '#web/lib/use-debounced.ts';
import { SuggestField, type Suggestion } from '#web/ui/SuggestField.tsx';
import { countryOptions } from './farm-import.queries.ts';
import { knownRegisterOf } from './known-register.ts';

/** A country by its code, with its name in the language on screen. */
export type ChosenCountry = Suggestion;

const searchAfterMs = 250;

interface CountryFieldProps {
  readonly value: ChosenCountry | null;
  readonly error?: ReactNode;
  readonly onChoose: (country: ChosenCountry | null) => void;
  readonly onBlur: () => void;
  readonly ref?: Ref<HTMLInputElement>;
}

export function CountryField({ value, error, onChoose, onBlur, ref }: CountryFieldProps): ReactElement {
  const [typed, setTyped] = useState('');
  const search = useDebounced(typed.trim(), searchAfterMs);
  const { data = [], isFetching } = useQuery({ ...countryOptions(search), placeholderData: keepPreviousData });
  const countries = data.map(({ code, name }) => {
    const register = knownRegisterOf(code);
    return { id: code, label: name, ...(register && { note: <T id={`farmImport.support.${register}`} /> }) };
  });
  const chosen = knownRegisterOf(value?.id);

  return (
    <SuggestField
      {...(ref !== undefined && { ref })}
      label={<T id="farmImport.country" />}
      help={chosen && <T id={`farmImport.support.${chosen}`} />}
      error={error}
      suggestions={useDeferredValue(countries)}
      value={value}
      hasArrow
      nothingFound={<T id="farmImport.noCountry" />}
      isLoading={isFetching}
      onType={setTyped}
      onChoose={onChoose}
      onBlur={onBlur}
    />
  );
}
