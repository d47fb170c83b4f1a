import type { Farm } from '@brazda/contract/agroevidence/farms.ts';
import type { Parcel } from '@brazda/contract/agroevidence/parcels.ts';
import Upload from '@mui/icons-material/UploadFileOutlined';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { styled, useTheme } from '@mui/material/styles';
import { useNavigate } from '@tanstack/react-router';
import { useState, type ReactElement } from 'react';
import { T, useText } from '#web/i18n/T.tsx';
import { useListSearch } from '#web/lib/list-search.ts';
import { useKeptColumns } from '#web/parts/account/list-views.queries.ts';
import { useMay } from '#web/parts/farm/use-may.ts';
import { parcelTitle } from '#web/parts/parcel/parcel-facts.ts';
import { usePointedParcel } from '#web/parts/parcel/pointed-parcel.ts';
import { ColumnChoice } from '#web/ui/data-table/ColumnChoice.tsx';
import { columnsIn, usualOrder } from '#web/ui/data-table/data-column.ts';
import { DataTable } from '#web/ui/data-table/DataTable.tsx';
import {
  OfColumns,
  TableActs,
  TableAndMap,
  TableOrState,
  TablePlace,
  TableScreen,
} from '#web/ui/data-table/TableScreen.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { ChosenParcels } from './ChosenParcels.tsx';
import { ExcelButton } from './ExcelButton.tsx';
import { LandFileMenu } from './LandFileMenu.tsx';
import { ListTotals } from './ListTotals.tsx';
import { NoParcels } from './NoParcels.tsx';
import { useParcelColumns } from './parcel-columns.tsx';
import { filterCount, noFilter, orderOf, sorts, validateParcelListSearch } from './parcel-list-search.ts';
import { ParcelFilters } from './ParcelFilters.tsx';
import { ParcelListMap } from './ParcelListMap.tsx';
import { ParcelRowMenu, type OpenMenu } from './ParcelRowMenu.tsx';
import { RenameParcelDialog } from './RenameParcelDialog.tsx';
import { useParcelTable } from './use-parcel-table.ts';

/** The table of a farm's parcels: what it shows stands in the address, and the parcel that is selected as well. */
export function ParcelListView({ farm }: { readonly farm: Farm }): ReactElement {
  const text = useText();
  const navigate = useNavigate();
  const [search, show] = useListSearch(validateParcelListSearch);
  const table = useParcelTable(farm.id, search);
  const columns = useParcelColumns(farm);
  const [kept, keepColumns] = useKeptColumns('parcels');
  const columnOrder = kept ?? usualOrder(columns);
  const pointed = usePointedParcel();
  const [menu, setMenu] = useState<OpenMenu>();
  const [renamed, setRenamed] = useState<Parcel>();
  const hasMap = useMediaQuery(useTheme().breakpoints.up('lg'), { noSsr: true });
  const mayChange = useMay('land.change', farm.id);
  const { rows, ids, choice } = table;
  const isFiltered = filterCount(search) > 0 || search.search !== undefined;
  const select = (id: number | undefined): void => show({ parcel: id }, { replace: true });
  const open = ({ id }: Pick<Parcel, 'id'>): void => {
    const params = { farmId: String(farm.id), parcelId: String(id) };
    void navigate({ to: '/farm/$farmId/parcels/$parcelId/overview', params });
  };

  const renameFromMenu = (parcel: Parcel): void => {
    setMenu(undefined);
    setRenamed(parcel);
  };

  return (
    <TableScreen>
      <Top>
        <div>
          <Typography variant="h1">
            <T id="parcelList.title" />
          </Typography>
          <ListTotals farmId={farm.id} search={search} />
        </div>
        <TableActs>
          {mayChange && (
            <LinkButton
              variant="outlined"
              startIcon={<Upload />}
              to="/farm/$farmId/land"
              params={{ farmId: String(farm.id) }}
            >
              <T id="addLand.title" />
            </LinkButton>
          )}
          <LandFileMenu farmId={farm.id} />
          <ExcelButton farmId={farm.id} search={search} />
          <OfColumns>
            <ColumnChoice columns={columns} order={columnOrder} onOrder={keepColumns} />
          </OfColumns>
        </TableActs>
      </Top>
      <ParcelFilters farm={farm} search={search} onShow={show} />
      {mayChange && choice.chosen.size > 0 && <ChosenParcels farm={farm} table={table} />}
      <TableAndMap>
        <TablePlace>
          <TableOrState
            rows={rows}
            empty={
              <NoParcels
                isFiltered={isFiltered}
                onClear={() => show({ ...noFilter })}
                mayChange={mayChange}
                farmId={farm.id}
              />
            }
          >
            <DataTable
              // What is filtered or sorted anew begins at its top.
              key={JSON.stringify({ ...search, parcel: undefined })}
              label={text('parcelList.title')}
              columns={columnsIn(columns, columnOrder)}
              rows={rows}
              keyOf={({ id }) => id}
              nameOf={parcelTitle}
              order={orderOf(search)}
              onOrder={({ column, direction }) =>
                show({
                  parcel: search.parcel,
                  by: sorts.find((sort) => sort === column),
                  descending: direction === 'desc' ? true : undefined,
                })
              }
              onOpen={open}
              current={currentIn(ids, search.parcel)}
              {...(hasMap && { onCurrent: ({ id }: Parcel) => select(id) })}
              onPoint={(parcel) => pointed.point(parcel?.id)}
              choice={mayChange ? choice : undefined}
              onMenu={(parcel, at) => setMenu({ parcel, at })}
            />
          </TableOrState>
        </TablePlace>
        {hasMap && (
          <ParcelListMap
            farm={farm}
            pointed={pointed}
            selectedId={search.parcel}
            found={isFiltered ? ids : undefined}
            onSelect={select}
          />
        )}
      </TableAndMap>
      <ParcelRowMenu
        farmId={farm.id}
        menu={menu}
        onOpen={open}
        onRename={mayChange ? renameFromMenu : undefined}
        onClose={() => setMenu(undefined)}
      />
      {renamed && <RenameParcelDialog farmId={farm.id} parcel={renamed} onClose={() => setRenamed(undefined)} />}
    </TableScreen>
  );
}

function currentIn(
  ids: readonly number[] | undefined,
  id: number | undefined,
): { readonly id: number; readonly index: number | undefined } | undefined {
  if (id === undefined) return undefined;
  const index = ids?.indexOf(id) ?? -1;
  return { id, index: index < 0 ? undefined : index };
}

const Top = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(3),
}));
