import { useEffect, useState } from 'react';

/** Debounced: what is typed, once typing pauses; nothing typed is known at once. */
export function useDebounced(text: string, pauseMs: number): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), text === '' ? 0 : pauseMs);
    return () => clearTimeout(timer);
  }, [text, pauseMs]);
  return settled;
}
