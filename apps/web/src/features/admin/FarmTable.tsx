import type { AdminFarm } from '@brazda/contract/agroevidence/admin-farms.ts';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { ReactElement } from 'react';
import { FormattedDate, FormattedNumber, useIntl } from 'react-intl';
import { T, useText } from '#web/i18n/T.tsx';
import { fontSizes, fontWeights } from '#web/lib/design-tokens.ts';
import { FactTable, type FactColumn } from '#web/ui/FactTable.tsx';
import { ImportFact } from './ImportFact.tsx';
import { RegistrySignIn } from './RegistrySignIn.tsx';

interface FarmTableProps {
  readonly farms: readonly AdminFarm[];
  readonly onEdit: (farm: AdminFarm) => void;
  readonly onUsers: (farm: AdminFarm) => void;
  readonly onRegistry: (farm: AdminFarm) => void;
}

export function FarmTable({ farms, onEdit, onUsers, onRegistry }: FarmTableProps): ReactElement {
  const text = useText();
  const { formatDisplayName } = useIntl();
  const columns: readonly [FactColumn<AdminFarm>, ...FactColumn<AdminFarm>[]] = [
    {
      key: 'name',
      label: <T id="admin.farm.name" />,
      cell: ({ name, countryCode }) => (
        <>
          {name}
          <Country>{formatDisplayName(countryCode, { type: 'region' }) ?? countryCode}</Country>
        </>
      ),
    },
    {
      key: 'parcels',
      label: <T id="admin.farm.parcels" />,
      isNumber: true,
      cell: ({ parcels }) => <FormattedNumber value={parcels} />,
    },
    {
      key: 'users',
      label: <T id="admin.farm.users" />,
      isNumber: true,
      cell: ({ users }) => <FormattedNumber value={users} />,
    },
    {
      key: 'import',
      label: <T id="admin.farm.lastImport" />,
      cell: ({ lastImport }) => <ImportFact lastImport={lastImport} />,
    },
    {
      key: 'registry',
      label: <T id="admin.farm.registry" />,
      cell: (farm) => <RegistrySignIn farm={farm} onOpen={() => onRegistry(farm)} />,
    },
    {
      key: 'created',
      label: <T id="admin.farm.created" />,
      isNumber: true,
      cell: ({ createdAt }) => <FormattedDate value={createdAt} dateStyle="medium" />,
    },
    {
      key: 'actions',
      label: <T id="admin.farm.actions" />,
      isAction: true,
      cell: (farm) => (
        <Actions>
          <Button
            size="small"
            variant="outlined"
            aria-label={text('admin.farm.editNamed', { farm: farm.name })}
            onClick={() => onEdit(farm)}
          >
            <T id="action.edit" />
          </Button>
          <Button
            size="small"
            variant="outlined"
            aria-label={text('admin.farm.usersNamed', { farm: farm.name })}
            onClick={() => onUsers(farm)}
          >
            <T id="admin.farm.users" />
          </Button>
        </Actions>
      ),
    },
  ];
  return <FactTable label={text('admin.farms.title')} columns={columns} rows={farms} keyOf={({ id }) => id} />;
}

const Country = styled('small')(({ theme }) => ({
  display: 'block',
  color: theme.vars.palette.text.secondary,
  fontSize: fontSizes.caption,
  fontWeight: fontWeights.regular,
}));

const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(2),
  '& > button': { minHeight: 44, whiteSpace: 'nowrap' },
}));
