import { useNavigate, useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { recallMap, rememberMap } from './map-memory.ts';
import { validateMapSearch } from './map-search.ts';

type ChoiceName = 'base' | 'layers';

/**
 * A choice of what the map shows, undefined for the usual: kept for the farm and said in the address. What an address that
 * names a place does not say is as usual, so that whoever is sent it sees the same. Gives what is chosen at first, and how
 * to choose otherwise.
 */
export function useAddressedChoice(
  farmId: number,
  name: ChoiceName,
): [first: string | undefined, choose: (choice: string | undefined) => void] {
  const { latestLocation } = useRouter();
  const navigate = useNavigate();
  const [{ said, first }] = useState(() => {
    const search = validateMapSearch(latestLocation.search);
    return {
      said: search[name],
      first: search[name] ?? (search.at === undefined ? recallMap(farmId)[name] : undefined),
    };
  });
  const say = (choice: string | undefined): void => {
    void navigate({
      to: '.',
      search: ({ [name]: _before, ...others }) => ({ ...others, ...(choice !== undefined && { [name]: choice }) }),
      replace: true,
      resetScroll: false,
    });
  };
  const sayFirst = useEffectEvent(() => {
    if (first !== said) say(first);
  });
  useEffect(() => sayFirst(), []);
  return [
    first,
    (choice) => {
      rememberMap(farmId, { [name]: choice });
      say(choice);
    },
  ];
}
