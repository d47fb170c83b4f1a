import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import type { ListView } from './list-view.ts';
import { recallMap, rememberMap } from './map-memory.ts';
import type { MapSearch } from './map-search.ts';

/** What the address says of the list. */
type AddressedView = { readonly [Part in 'filter' | 'sort']: MapSearch[Part] | undefined };

const restMs = 400;
const closed: ListView = { isOpen: false, filter: '', sort: 'name' };

/**
 * How the list of a map stands: as the address says, else as it was left there. What is filtered and sorted can be sent in the
 * address.
 */
export function useListView(
  farmId: number,
  kept: 'list' | 'sensorList',
): [ListView, (change: Partial<ListView>) => void] {
  const filter = useSearch({ strict: false, select: ({ filter }) => filter });
  const sort = useSearch({ strict: false, select: ({ sort }) => sort });
  const navigate = useNavigate();
  const [view, setView] = useState(() => viewOf({ filter, sort }, recallMap(farmId)[kept]));
  const wanted = searchOf(view);

  const write = useEffectEvent(() => {
    if (wanted.filter === filter && wanted.sort === sort) return;
    void navigate({
      to: '.',
      search: ({ filter: _filter, sort: _sort, ...others }) => ({ ...others, ...wanted }),
      replace: true,
      resetScroll: false,
    });
  });
  useEffect(() => {
    const timer = setTimeout(write, restMs);
    return () => {
      clearTimeout(timer);
    };
  }, [view]);

  return [
    view,
    (change) => {
      const next = { ...view, ...change };
      setView(next);
      rememberMap(farmId, { [kept]: next });
    },
  ];
}

function viewOf({ filter, sort }: AddressedView, remembered: ListView = closed): ListView {
  if (filter === undefined && sort === undefined) return remembered;
  return { isOpen: true, filter: filter ?? '', sort: sort ?? 'name' };
}

/** What of the list is worth saying in the address: nothing while it is closed, nothing that is as always. */
function searchOf({ isOpen, filter, sort }: ListView): Pick<MapSearch, 'filter' | 'sort'> {
  return {
    ...(isOpen && filter !== '' && { filter }),
    ...(isOpen && sort !== 'name' && { sort }),
  };
}
