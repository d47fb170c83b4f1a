import type { ActionDetail } from '@brazda/contract/agroevidence/action-shapes.ts';
import type { Farm } from '@brazda/contract/agroevidence/farms.ts';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useState, type ReactElement } from 'react';
import { T, useText } from '#web/i18n/T.tsx';
import { logger } from '#web/lib/logger.ts';
import { useFarmDay } from '#web/parts/farm/use-farm-day.ts';
import { parcelListOptions } from '#web/parts/parcel/parcel.queries.ts';
import { useMapLook } from '#web/ui/use-map-look.ts';
import { boxAround } from '../box-of-land.ts';
import type { OrderedMap } from './draw-order-map.ts';
import { orderMapMm } from './order-paper.ts';

interface OrderMapProps {
  readonly farm: Farm;
  readonly action: ActionDetail;
  /** The map is there, or it is known that it will not be. */
  readonly onSettled: () => void;
}

type DrawnMap = { readonly address: string; readonly isWhole: boolean } | 'failed';

/** Where the work is to be done: its parcels stand out, with their names. */
export function OrderMap({ farm, action, onSettled }: OrderMapProps): ReactElement {
  const text = useText();
  const drawn = useDrawnMap(useOrderedMap(farm, action));
  const settle = useEffectEvent(onSettled);
  useEffect(() => {
    if (drawn === 'failed') settle();
  }, [drawn]);
  if (drawn === 'failed')
    return (
      <p role="status">
        <T id="actions.orders.map.failed" />
      </p>
    );
  return (
    <Frame>
      {drawn && (
        <img
          src={drawn.address}
          alt={text('actions.orders.map', { names: action.targets.map(({ name }) => name).join(', ') })}
          onLoad={onSettled}
        />
      )}
      {drawn?.isWhole === false && (
        <small>
          <T id="actions.orders.map.short" />
        </small>
      )}
    </Frame>
  );
}

/** What is to be drawn; undefined until it is known where the parcels lie, and null where nobody knows. */
function useOrderedMap(farm: Farm, { targets }: ActionDetail): OrderedMap | null | undefined {
  const dress = useMapLook(false, true);
  const day = useFarmDay(farm.id);
  const { data: parcels } = useQuery(parcelListOptions(farm.id));
  const { id: farmId, revision } = farm;
  return useMemo(() => {
    if (!parcels) return undefined;
    const parcelIds = new Set(targets.map(({ parcelId }) => parcelId));
    const box = boxAround(parcels.flatMap(({ id, boundingBox }) => (parcelIds.has(id) ? [boundingBox] : [])));
    if (!box) return null;
    const drawn = targets.flatMap(({ geometry }) => geometry ?? []);
    return { dress, address: { farmId, revision, day }, parcelIds, drawn, box };
  }, [dress, farmId, revision, day, parcels, targets]);
}

function useDrawnMap(ordered: OrderedMap | null | undefined): DrawnMap | undefined {
  const [drawn, setDrawn] = useState<DrawnMap>();
  useEffect(() => {
    if (!ordered) return undefined;
    const work = new AbortController();
    let address = '';
    const draw = async (): Promise<void> => {
      try {
        const { drawOrderMap } = await import('./draw-order-map.ts');
        const { picture, isWhole } = await drawOrderMap(ordered, work.signal);
        if (work.signal.aborted) return;
        address = URL.createObjectURL(picture);
        setDrawn({ address, isWhole });
      } catch (fault) {
        if (work.signal.aborted) return;
        logger.error('The map of an order could not be drawn', fault);
        setDrawn('failed');
      }
    };
    void draw();
    return () => {
      work.abort();
      URL.revokeObjectURL(address);
    };
  }, [ordered]);
  return ordered === null ? 'failed' : drawn;
}

const Frame = styled('div')({
  position: 'relative',
  aspectRatio: `${orderMapMm.width} / ${orderMapMm.height}`,
  border: '1px solid #8b8f83',
  '& > img': { display: 'block', width: '100%', height: '100%' },
  '& > small': { position: 'absolute', left: 4, bottom: 4, padding: '0 4px', background: '#ffffff' },
});
