import type { Farm } from '@brazda/contract/agroevidence/farms.ts';
import { parcelAreaNumber } from '@brazda/domain/measures.ts';
import Close from '@mui/icons-material/Close';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useMemo, useRef, type ReactElement, type ReactNode } from 'react';
import { useLanguage } from '#web/i18n/LanguageProvider.tsx';
import { T, useText } from '#web/i18n/T.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { ErrorState } from '#web/ui/ErrorState.tsx';
import { LongList } from '#web/ui/LongList.tsx';
import type { ListView } from './list-view.ts';
import { filterParcels, listParcel, sortParcels, totalArea, type ListedParcel } from './listed-parcels.ts';
import { ListHead, ListSum } from './list-layout.ts';
import { MapSheet } from './MapSheet.tsx';
import { parcelListOptions } from '#web/parts/parcel/parcel.queries.ts';
import { ParcelListRow, parcelRowHeight } from './ParcelListRow.tsx';
import { ParcelListTools } from './ParcelListTools.tsx';
import type { PointedParcel } from '#web/parts/parcel/pointed-parcel.ts';

interface ParcelListProps {
  readonly farm: Farm;
  readonly view: ListView;
  readonly selectedId: number | undefined;
  readonly pointed: PointedParcel;
  /** Whether it was just opened by somebody who will go on in it. */
  readonly hasFocus?: boolean;
  readonly onView: (change: Partial<ListView>) => void;
  /** Told which parcels the filter leaves; undefined when it leaves all. */
  readonly onFound: (ids: ReadonlySet<number> | undefined) => void;
  readonly onChoose: (parcel: Pick<ListedParcel, 'id'>) => void;
  readonly onClose: () => void;
  /** The way to the same as a table. */
  readonly table?: ReactNode;
}

/** Says in words what the map shows; it can be filtered and sorted, arrow keys go through it, Enter chooses. */
export function ParcelList(props: ParcelListProps): ReactElement {
  const { farm, view, selectedId, pointed, hasFocus = false, onView, onFound, onChoose, onClose, table } = props;
  const { data, error, refetch } = useQuery(parcelListOptions(farm.id));
  const text = useText();
  const list = useRef<HTMLOListElement>(null);
  const filter = useDeferredValue(view.filter);
  const rows = useRows(data, farm.countryCode, filter, view.sort);
  useEffect(() => {
    onFound(filter.trim() === '' ? undefined : rows && new Set(rows.map(({ id }) => id)));
    return () => {
      onFound(undefined);
    };
  }, [filter, rows, onFound]);

  return (
    <MapSheet part="side" label={text('map.list')}>
      <ListHead>
        <h2>
          <T id="map.list" />
        </h2>
        {table}
        <IconButton aria-label={text('action.close')} onClick={onClose}>
          <Close />
        </IconButton>
      </ListHead>
      <ParcelListTools
        view={view}
        hasFocus={hasFocus}
        onView={onView}
        onDown={() => list.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()}
      />
      <ListSum role="status">{rows && <SumText rows={rows} />}</ListSum>
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!rows && !error && <Waiting />}
      {rows && rows.length > 0 && (
        <LongList
          // What is filtered or sorted anew begins at its top.
          key={`${view.sort} ${filter}`}
          ref={list}
          rows={rows}
          keyOf={({ id }) => id}
          rowHeight={parcelRowHeight}
          isCurrent={({ id }) => id === selectedId}
          onChoose={onChoose}
          onPoint={(parcel) => pointed.point(parcel?.id)}
        >
          {(parcel) => <ParcelListRow parcel={parcel} pointed={pointed} />}
        </LongList>
      )}
      {rows?.length === 0 && filter !== '' && (
        <EmptyState
          heading={<T id="map.filter.nothing" />}
          actions={
            <Button variant="outlined" onClick={() => onView({ filter: '' })}>
              <T id="map.filter.clear" />
            </Button>
          }
        >
          <T id="map.filter.nothingHelp" values={{ text: filter }} />
        </EmptyState>
      )}
    </MapSheet>
  );
}

type Rows = readonly ListedParcel[];

function useRows(
  parcels: Parameters<typeof listParcel>[0][] | undefined,
  countryCode: string,
  filter: string,
  sort: ListView['sort'],
): Rows | undefined {
  const { locale } = useLanguage();
  const sorted = useMemo(
    () =>
      parcels &&
      sortParcels(
        parcels.map((parcel) => listParcel(parcel, countryCode)),
        sort,
        locale,
      ),
    [parcels, countryCode, sort, locale],
  );
  return useMemo(() => sorted && filterParcels(sorted, filter), [sorted, filter]);
}

function SumText({ rows }: { readonly rows: Rows }): ReactElement {
  const { locale } = useLanguage();
  return (
    <>
      <T id="parcel.count" values={{ count: rows.length }} />
      {rows.length > 0 && (
        <span>
          <T id="parcel.hectares" values={{ area: parcelAreaNumber(totalArea(rows), locale) }} />
        </span>
      )}
    </>
  );
}

function Waiting(): ReactElement {
  return (
    <WaitingRows aria-hidden>
      {Array.from({ length: 12 }, (_, at) => (
        <li key={at} style={{ height: parcelRowHeight }}>
          <Skeleton variant="rounded" height={parcelRowHeight - 16} sx={{ margin: 2 }} />
        </li>
      ))}
    </WaitingRows>
  );
}

const WaitingRows = styled('ol')({
  flex: 1,
  minHeight: 0,
  overflow: 'hidden',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
