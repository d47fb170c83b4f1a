import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, type ReactElement, type ReactNode, type Ref } from 'react';
import { T } from '#web/i18n/T.tsx';
import { useTypedSearch } from '#web/lib/use-typed-search.ts';
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
  readonly onType: () => void;
  readonly onFocus: () => void;
  readonly onBlur: () => void;
  readonly ref?: Ref<HTMLInputElement>;
}

export function CountryField({
  value,
  error,
  onChoose,
  onType,
  onFocus,
  onBlur,
  ref,
}: CountryFieldProps): ReactElement {
  const { search, isTyping, setTyped } = useTypedSearch(searchAfterMs);
  const {
    data = [],
    isFetching,
    isPlaceholderData,
  } = useQuery({ ...countryOptions(search), placeholderData: keepPreviousData });
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
      isBehind={isTyping || isPlaceholderData}
      onType={(text) => {
        setTyped(text);
        if (text !== '') onType();
      }}
      onChoose={onChoose}
      onFocus={onFocus}
      onBlur={onBlur}
    />
  );
}
