import { useState } from 'react';
import { storage, storageKeys } from './storage.ts';

/** What somebody has made of the columns of a list, kept in the browser until they sign out; undefined where nothing is. */
export function useKeptColumns(list: string): [readonly string[] | undefined, (order: readonly string[]) => void] {
  const key = `${storageKeys.columns}${list}`;
  const [order, setOrder] = useState(() => read(key));
  return [
    order,
    (next) => {
      setOrder(next);
      storage.write(key, JSON.stringify(next));
    },
  ];
}

function read(key: string): readonly string[] | undefined {
  try {
    const kept: unknown = JSON.parse(storage.read(key) ?? 'null');
    return Array.isArray(kept) && kept.every((each) => typeof each === 'string') ? kept : undefined;
  } catch {
    return undefined;
  }
}
