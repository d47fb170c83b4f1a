import type { CatalogueOrganism } from '@brazda/contract/agroevidence/organisms.ts';
import { useIntl } from 'react-intl';
import { useText } from '#web/i18n/T.tsx';
import type { DataColumns } from '#web/ui/data-table/data-column.ts';
import { otherNameOf } from './organism-names.ts';

/** What the list says of each organism. */
export function useOrganismColumns(): DataColumns<CatalogueOrganism> {
  const text = useText();
  const intl = useIntl();
  return [
    {
      ...{ key: 'name', label: text('catalogues.materialName'), width: 260, grows: true, isSorted: true },
      cell: ({ name }) => <span data-text>{name}</span>,
    },
    {
      ...{ key: 'registeredName', label: text('catalogues.registeredName'), width: 240, grows: true },
      onCard: 'below',
      cell: (organism) => {
        const other = otherNameOf(organism);
        return other === null ? null : <span data-text>{other}</span>;
      },
    },
    {
      ...{ key: 'eppo', label: 'EPPO', width: 110, onCard: 'side' },
      cell: ({ eppo }) => eppo ?? text('catalogues.eppoUnknown'),
    },
    {
      ...{ key: 'products', label: text('catalogues.productCount'), width: 120, isNumber: true },
      cell: ({ products }) => intl.formatNumber(products),
    },
    {
      ...{ key: 'leftOn', label: text('catalogues.leftOn'), width: 230 },
      cell: ({ leftOn }) => leftOn && intl.formatDate(leftOn, { dateStyle: 'medium', timeZone: 'UTC' }),
    },
  ];
}
