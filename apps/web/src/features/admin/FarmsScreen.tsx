import type { AdminFarm } from '@brazda/contract/agroevidence/admin-farms.ts';
import { adminFarmOrders } from '@brazda/domain/enumerations/admin-order.ts';
import { styled } from '@mui/material/styles';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { T } from '#web/i18n/T.tsx';
import { agroevidenceAdminFarmsListFields } from '#web/lib/fields.generated.ts';
import { useListSearch, useTypedSearch } from '#web/lib/list-search.ts';
import type { RowOrder } from '#web/ui/data-table/table-rows.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Field } from '#web/ui/Field.tsx';
import { PagedList } from '#web/ui/PagedList.tsx';
import { adminFarmsOptions, rowsPerPage } from './admin.queries.ts';
import { ActOnFarmDialog } from './ActOnFarmDialog.tsx';
import { AdminPage } from './AdminPage.tsx';
import { validateFarmsSearch, type FarmsSearch } from './audit-search.ts';
import { EditFarmDialog } from './EditFarmDialog.tsx';
import { FarmRegistryDialog } from './FarmRegistryDialog.tsx';
import type { FarmAct } from './FarmMenu.tsx';
import { FarmTable } from './FarmTable.tsx';
import { FarmUsersDialog } from './FarmUsersDialog.tsx';

interface OpenDialog {
  readonly kind: FarmAct;
  readonly farm: AdminFarm;
}

/** Every farm of the installation: found by name, changed, with its users and how its import went. */
export function FarmsScreen(): ReactElement {
  const [search, show] = useListSearch(validateFarmsSearch);
  const { query = '', page = 1, by = 'name', descending } = search;
  const [typed, setTyped] = useTypedSearch(query, (wanted) => show({ query: wanted }, { replace: true }));
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const farms = useQuery({ ...adminFarmsOptions(search), placeholderData: keepPreviousData });

  return (
    <AdminPage title="admin.farms.title">
      <Tools>
        <Search>
          <Field
            type="search"
            autoComplete="off"
            label={<T id="admin.farms.search" />}
            value={typed}
            maxLength={agroevidenceAdminFarmsListFields.query.maxLength}
            onChange={({ target }) => setTyped(target.value)}
          />
        </Search>
        <Count role="status">{farms.data && <T id="admin.farms.count" values={{ count: farms.data.total }} />}</Count>
      </Tools>
      <PagedList
        answer={farms}
        page={page}
        perPage={rowsPerPage}
        onPage={(next) => show({ page: next })}
        empty={
          <EmptyState heading={<T id="admin.farms.none" values={{ query }} />}>
            <T id="admin.farms.noneHelp" />
          </EmptyState>
        }
      >
        {(rows) => (
          <FarmTable
            farms={rows}
            order={{ column: by, direction: descending ? 'desc' : 'asc' }}
            onOrder={(order) => show(searchBy(order))}
            onAct={(kind, farm) => setDialog({ kind, farm })}
          />
        )}
      </PagedList>
      {dialog && <FarmDialog {...dialog} onClose={() => setDialog(null)} />}
    </AdminPage>
  );
}

/** Nothing is said of the direction that is usual. */
function searchBy({ column, direction }: RowOrder): Pick<FarmsSearch, 'by' | 'descending'> {
  return {
    by: adminFarmOrders.find((each) => each === column),
    descending: direction === 'desc' ? true : undefined,
  };
}

interface FarmDialogProps extends OpenDialog {
  readonly onClose: () => void;
}

function FarmDialog({ kind, ...props }: FarmDialogProps): ReactElement {
  switch (kind) {
    case 'edit':
      return <EditFarmDialog {...props} />;
    case 'users':
      return <FarmUsersDialog {...props} />;
    case 'registry':
      return <FarmRegistryDialog {...props} />;
    case 'actAs':
      return <ActOnFarmDialog {...props} />;
  }
}

const Tools = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: theme.spacing(4),
}));

const Search = styled('div')({ flex: '1 1 320px', maxWidth: 480 });

const Count = styled('div')(({ theme }) => ({
  minHeight: 44,
  display: 'flex',
  alignItems: 'center',
  color: theme.vars.palette.text.secondary,
}));
