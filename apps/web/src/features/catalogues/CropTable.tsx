import type { CatalogueCrop } from '@brazda/contract/agroevidence/crops.ts';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { ReactElement } from 'react';
import { FormattedNumber, useIntl } from 'react-intl';
import { T, useText } from '#web/i18n/T.tsx';
import { cropColor, useCropName } from '#web/parts/crop/crop-name.ts';
import { CropSwatch } from '#web/parts/parcel/CropSwatch.tsx';
import { FactTable, type FactColumn } from '#web/ui/FactTable.tsx';
import { CropShelfButton } from './CropShelfButton.tsx';
import { validityOf } from './validity.ts';

interface CropTableProps {
  readonly farmId: number;
  readonly crops: readonly CatalogueCrop[];
  readonly mayChange: boolean;
  readonly onEdit: (crop: CatalogueCrop) => void;
}

/** Crops with their codes, from when to when they are valid and on how much they are grown; own ones can be changed. */
export function CropTable({ farmId, crops, mayChange, onEdit }: CropTableProps): ReactElement {
  const text = useText();
  const intl = useIntl();
  const nameOf = useCropName();
  const columns: readonly [FactColumn<CatalogueCrop>, ...FactColumn<CatalogueCrop>[]] = [
    {
      key: 'name',
      label: <T id="parcel.crop" />,
      cell: (crop) => (
        <Name>
          <CropSwatch color={cropColor(crop)} size={20} />
          {nameOf(crop)}
        </Name>
      ),
    },
    {
      key: 'type',
      label: <T id="catalogues.type" />,
      cell: ({ catalogueType }) => <T id={`catalogues.type.${catalogueType}`} />,
    },
    { key: 'code', label: <T id="catalogues.code" />, cell: ({ externalId }) => externalId },
    { key: 'eppo', label: 'EPPO', cell: ({ eppo }) => eppo },
    { key: 'validity', label: <T id="catalogues.validity" />, cell: (crop) => validityOf(intl, crop) },
    {
      key: 'use',
      label: <T id="catalogues.use" />,
      isNumber: true,
      cell: ({ usedOnParcels }) => <FormattedNumber value={usedOnParcels} />,
    },
    {
      key: 'actions',
      label: <T id="catalogues.actions" />,
      isAction: true,
      cell: (crop) =>
        mayChange &&
        crop.farmId !== null && (
          <Actions>
            {crop.status === 'OPEN' && (
              <Button
                size="small"
                variant="outlined"
                aria-haspopup="dialog"
                aria-label={text('catalogues.editNamed', { crop: crop.name })}
                onClick={() => onEdit(crop)}
              >
                <T id="action.edit" />
              </Button>
            )}
            <CropShelfButton farmId={farmId} crop={crop} />
          </Actions>
        ),
    },
  ];
  return <FactTable label={text('catalogues.title')} columns={columns} rows={crops} keyOf={({ id }) => id} />;
}

const Name = styled('span')(({ theme }) => ({ display: 'flex', alignItems: 'center', gap: theme.spacing(3) }));

const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(2),
  '& > button': { minHeight: 44, whiteSpace: 'nowrap' },
}));
