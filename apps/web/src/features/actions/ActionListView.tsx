import type { Action } from '@brazda/contract/agroevidence/action-shapes.ts';
import type { Farm } from '@brazda/contract/agroevidence/farms.ts';
import { actionSorts } from '@brazda/domain/enumerations/action.ts';
import PrintOutlined from '@mui/icons-material/PrintOutlined';
import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useNavigate } from '@tanstack/react-router';
import { useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { T, useText } from '#web/i18n/T.tsx';
import { useListSearch } from '#web/lib/list-search.ts';
import { useKeptColumns } from '#web/parts/account/list-views.queries.ts';
import { useMay } from '#web/parts/farm/use-may.ts';
import { LinkButton } from '#web/ui/LinkButton.tsx';
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
import { ActionExcelButton } from './ActionExcelButton.tsx';
import { ActionFilters } from './ActionFilters.tsx';
import { ActionListMap } from './ActionListMap.tsx';
import { ActionRowMenu, type OpenMenu } from './ActionRowMenu.tsx';
import { ActionTotals } from './ActionTotals.tsx';
import { actionTitle, useActionColumns } from './action-columns.tsx';
import { isNarrowed, noFilter, orderOf, validateActionsSearch, type ActionsSearch } from './actions-search.ts';
import { ChosenActions } from './ChosenActions.tsx';
import { ListOrMap } from './ListOrMap.tsx';
import { useListOrMap } from './use-list-or-map.ts';
import { NewActionButton } from './NewActionButton.tsx';
import { NoActions } from './NoActions.tsx';
import { useActionTable } from './use-action-table.ts';
import { WaitingActions } from './waiting/WaitingActions.tsx';

/** The table of a farm's actions: what it shows stands in the address, and the action that is selected as well. */
export function ActionListView({ farm }: { readonly farm: Farm }): ReactElement {
  const text = useText();
  const intl = useIntl();
  const navigate = useNavigate();
  const [search, show] = useListSearch(validateActionsSearch);
  const table = useActionTable(farm.id, search);
  const columns = useActionColumns(farm.id);
  const [kept, keepColumns] = useKeptColumns('actions');
  const columnOrder = kept ?? usualOrder(columns);
  const [menu, setMenu] = useState<OpenMenu>();
  const { hasList, hasMap, hasBoth } = useListOrMap(search.map);
  const mayRecord = useMay('records.write', farm.id);
  const mayImport = useMay('records.import', farm.id);
  const { rows, choice } = table;
  const isFiltered = isNarrowed(search);
  const open = ({ id }: Pick<Action, 'id'>): void =>
    void navigate({
      to: '/farm/$farmId/actions/$actionId',
      params: { farmId: String(farm.id), actionId: String(id) },
    });

  // Where the map is seen alone, what was done on the parcel is seen next.
  const chooseParcel = (parcel: number | undefined): void =>
    show({ parcel, action: undefined, ...(parcel !== undefined && { map: undefined }) });

  return (
    <TableScreen>
      <Top>
        <div>
          <Typography variant="h1">
            <T id="actions.title" />
          </Typography>
          <ActionTotals farmId={farm.id} search={search} />
        </div>
        <TableActs>
          <LinkButton
            variant="outlined"
            startIcon={<PrintOutlined />}
            to="/farm/$farmId/actions/orders"
            params={{ farmId: String(farm.id) }}
            search={{ ...search, action: undefined, state: search.state ?? 'PLANNED' }}
          >
            <T id="actions.orders.title" />
          </LinkButton>
          {mayImport && (
            <LinkButton
              variant="outlined"
              startIcon={<UploadFileOutlined />}
              to="/farm/$farmId/actions/records"
              params={{ farmId: String(farm.id) }}
              search={{}}
            >
              <T id="actions.records" />
            </LinkButton>
          )}
          {mayRecord && <NewActionButton farmId={farm.id} />}
          <ListOrMap
            isMap={search.map}
            onChoose={(isMap) => show({ action: search.action, map: isMap || undefined })}
          />
          <ActionExcelButton farmId={farm.id} search={search} />
          <OfColumns>
            <ColumnChoice columns={columns} order={columnOrder} onOrder={keepColumns} />
          </OfColumns>
        </TableActs>
      </Top>
      <WaitingActions farmId={farm.id} />
      <ActionFilters farmId={farm.id} search={search} onShow={show} />
      {mayRecord && choice.chosen.size > 0 && <ChosenActions farmId={farm.id} table={table} />}
      <TableAndMap>
        {hasList && (
          <TablePlace>
            <TableOrState
              rows={rows}
              empty={<NoActions isFiltered={isFiltered} mayRecord={mayRecord} onClear={() => show({ ...noFilter })} />}
            >
              <DataTable
                // What is filtered or sorted anew begins at its top.
                key={JSON.stringify({ ...search, action: undefined })}
                label={text('actions.title')}
                columns={columnsIn(columns, columnOrder)}
                rows={rows}
                keyOf={({ id }) => id}
                nameOf={(action) => actionTitle(intl, action)}
                order={orderOf(search)}
                onOrder={({ column, direction }) =>
                  show({
                    action: search.action,
                    by: actionSorts.find((sort) => sort === column),
                    ascending: direction === 'asc' ? true : undefined,
                  })
                }
                onOpen={open}
                current={currentOf(search)}
                {...(hasBoth && { onCurrent: ({ id }: Action) => show({ action: id }, { replace: true }) })}
                choice={mayRecord ? choice : undefined}
                onMenu={(action, at) => setMenu({ action, at })}
              />
            </TableOrState>
          </TablePlace>
        )}
        {hasMap && <ActionListMap farm={farm} search={search} onParcel={chooseParcel} />}
      </TableAndMap>
      <ActionRowMenu
        farmId={farm.id}
        menu={menu}
        mayRecord={mayRecord}
        onOpen={open}
        onClose={() => setMenu(undefined)}
      />
    </TableScreen>
  );
}

function currentOf({ action: id }: ActionsSearch): { readonly id: number; readonly index: undefined } | undefined {
  return id === undefined ? undefined : { id, index: undefined };
}

const Top = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: theme.spacing(3),
}));
