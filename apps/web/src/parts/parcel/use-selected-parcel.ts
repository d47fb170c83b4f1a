import type { BoundingBox } from '@brazda/contract/shapes.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { parcelOptions } from './parcel.queries.ts';

export interface SelectedParcel {
  readonly id: number | undefined;
  readonly select: (id: number | undefined) => void;
  /** Fetches the outline of a parcel and gives its box to whoever moves the map. */
  readonly findBox: (id: number) => Promise<BoundingBox | undefined>;
}

/** The selected parcel stands in the address: it survives a reload and can be sent. */
export function useSelectedParcel(farmId: number): SelectedParcel {
  const selected = useSearch({ strict: false, select: ({ parcel }) => parcel });
  const navigate = useNavigate();
  const router = useRouter();
  const queries = useQueryClient();

  return {
    id: selected,
    select: (id) => {
      // Also called by what was offered when another one was selected, such as to undo.
      const { parcel: present } = router.state.location.search as { readonly parcel?: number };
      if (id === present) return;
      void navigate({
        to: '.',
        search: ({ parcel: _, ...others }) => (id === undefined ? others : { ...others, parcel: id }),
        // Back on a phone closes the panel; going from parcel to parcel leaves no trail.
        replace: present !== undefined,
        resetScroll: false,
      });
    },
    findBox: async (id) => {
      const options = parcelOptions(farmId, id);
      const parcel = await queries.query({ ...options, staleTime: 60_000 }).catch(() => undefined);
      return parcel?.boundingBox;
    },
  };
}
