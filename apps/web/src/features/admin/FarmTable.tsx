import type { AdminFarm } from '@brazda/contract/agroevidence/admin-farms.ts';
import { styled } from '@mui/material/styles';
import type { ReactElement } from 'react';
import { FormattedDate, FormattedNumber, useIntl } from 'react-intl';
import { T, useText } from '#web/i18n/T.tsx';
import { fontSizes, fontWeights } from '#web/lib/design-tokens.ts';
import type { FactOrdering } from '#web/ui/FactOrder.tsx';
import { FactTable, type FactColumn } from '#web/ui/FactTable.tsx';
import { FarmMenu, type FarmAct } from './FarmMenu.tsx';
import { ImportFact } from './ImportFact.tsx';
import { RegistrySignIn } from './RegistrySignIn.tsx';

interface FarmTableProps extends FactOrdering {
  readonly farms: readonly AdminFarm[];
  readonly onAct: (act: FarmAct, farm: AdminFarm) => void;
}

/** Every farm that was found; the columns are named as the server's orders are. */
export function FarmTable({ farms, onAct, ...ordering }: FarmTableProps): ReactElement {
  const text = useText();
  const { formatDisplayName } = useIntl();
  const columns: readonly [FactColumn<AdminFarm>, ...FactColumn<AdminFarm>[]] = [
    {
      key: 'name',
      label: text('admin.farm.name'),
      isSorted: true,
      cell: ({ name, countryCode }) => (
        <>
          {name}
          <Country>{formatDisplayName(countryCode, { type: 'region' }) ?? countryCode}</Country>
        </>
      ),
    },
    {
      key: 'parcels',
      label: text('admin.farm.parcels'),
      isSorted: true,
      isNumber: true,
      cell: ({ parcels }) => <FormattedNumber value={parcels} />,
    },
    {
      key: 'users',
      label: text('admin.farm.users'),
      isSorted: true,
      isNumber: true,
      cell: ({ users }) => <FormattedNumber value={users} />,
    },
    {
      key: 'import',
      label: text('admin.farm.lastImport'),
      isSorted: true,
      cell: ({ lastImport }) => <ImportFact lastImport={lastImport} />,
    },
    {
      key: 'registry',
      label: text('admin.farm.registry'),
      isSorted: true,
      cell: (farm) => <RegistrySignIn farm={farm} onOpen={() => onAct('registry', farm)} />,
    },
    {
      key: 'created',
      label: text('admin.farm.created'),
      isSorted: true,
      isNumber: true,
      cell: ({ createdAt }) => <FormattedDate value={createdAt} dateStyle="medium" />,
    },
    {
      key: 'actions',
      label: <T id="table.menu" />,
      isAction: true,
      cell: (farm) => <FarmMenu farm={farm} onAct={onAct} />,
    },
  ];
  return (
    <FactTable
      label={text('admin.farms.title')}
      columns={columns}
      rows={farms}
      keyOf={({ id }) => id}
      ordering={ordering}
    />
  );
}

const Country = styled('small')(({ theme }) => ({
  display: 'block',
  color: theme.vars.palette.text.secondary,
  fontSize: fontSizes.caption,
  fontWeight: fontWeights.regular,
}));
