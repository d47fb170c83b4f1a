import { useState } from 'react';
import { useDebounced } from './use-debounced.ts';

const typingPauseMs = 200;

interface TypedSearch {
  /** What to look for: what is typed, once typing pauses. */
  readonly search: string;
  /** Whether more is typed than is looked for. */
  readonly isTyping: boolean;
  readonly setTyped: (text: string) => void;
}

/** The text of a field that finds one of many on the server. */
export function useTypedSearch(pauseMs = typingPauseMs): TypedSearch {
  const [typed, setTyped] = useState('');
  const search = useDebounced(typed.trim(), pauseMs);
  return { search, isTyping: search !== typed.trim(), setTyped };
}
