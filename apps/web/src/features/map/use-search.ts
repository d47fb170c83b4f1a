import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLanguage } from '#web/i18n/LanguageProvider.tsx';
import { useDebounced } from '#web/lib/use-debounced.ts';
import { cadastralUnitsOptions, suggestionOptions } from '#web/parts/parcel/parcel.queries.ts';
import { findingsOf, searchDelayMs, type Finding } from './search-rules.ts';

export interface Search {
  readonly text: string;
  readonly type: (text: string) => void;
  /** Puts a text into the box without looking for it. */
  readonly settle: (text: string) => void;
  /** Looks at once, without the wait. */
  readonly lookUp: () => void;
  /** Undefined until it has been looked for what stands in the box. */
  readonly findings: readonly Finding[] | undefined;
  readonly isLooking: boolean;
  readonly error: Error | null;
}

/** Looks for what is typed when typing pauses. */
export function useSearch(farmId: number): Search {
  const [text, setText] = useState('');
  const [asked, setAsked] = useState('');
  const { locale } = useLanguage();
  const wanted = text.trim();
  const paused = useDebounced(wanted, searchDelayMs);
  const [settled, setSettled] = useState('');
  const isTyping = wanted !== '' && text !== settled;
  const isCurrent = isTyping && (paused === wanted || asked === wanted);
  const { data, error, isFetching } = useQuery({ ...suggestionOptions(farmId, wanted), enabled: isCurrent });
  const { data: units } = useQuery({ ...cadastralUnitsOptions(farmId), enabled: isCurrent });
  const isAnswered = isCurrent && !isFetching;

  return {
    text,
    type: setText,
    settle: (next) => {
      setSettled(next);
      setText(next);
    },
    lookUp: () => {
      setSettled('');
      setAsked(wanted);
    },
    findings: isAnswered ? findingsOf(wanted, { parcels: data ?? [], units: units ?? [] }, locale) : undefined,
    isLooking: isCurrent && isFetching,
    error: isAnswered ? error : null,
  };
}
