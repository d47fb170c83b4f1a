import { styled } from '@mui/material/styles';
import type { ReactElement } from 'react';
import { T, useText } from '#web/i18n/T.tsx';
import { agroevidenceCataloguesExportCropsFields } from '#web/lib/fields.generated.ts';
import { useTypedSearch } from '#web/lib/list-search.ts';
import { DayField } from '#web/ui/DayField.tsx';
import { Field } from '#web/ui/Field.tsx';
import { SegmentedChoice } from '#web/ui/SegmentedChoice.tsx';
import { cropShelves, type CropsSearch } from './crops-search.ts';

interface CropFilterProps {
  readonly search: CropsSearch;
  readonly total: number | undefined;
  readonly onShow: (change: Partial<CropsSearch>, showing?: { readonly replace?: boolean }) => void;
}

/** Which crops are shown: by a part of a name, whose they are, and for which day. */
export function CropFilter({ search, total, onShow }: CropFilterProps): ReactElement {
  const { query = '', on, shelf = 'all' } = search;
  const text = useText();
  const [typed, setTyped] = useTypedSearch(query, (wanted) => onShow({ query: wanted }, { replace: true }));
  return (
    <Tools role="search">
      <Search>
        <Field
          type="search"
          autoComplete="off"
          label={<T id="catalogues.search" />}
          value={typed}
          maxLength={agroevidenceCataloguesExportCropsFields.search.maxLength}
          onChange={({ target }) => setTyped(target.value)}
        />
      </Search>
      <Day>
        <DayField
          label={<T id="catalogues.validOn" />}
          value={on ?? null}
          onChange={(day) => onShow({ on: day ?? undefined }, { replace: true })}
        />
      </Day>
      <SegmentedChoice
        label={text('catalogues.shelf')}
        segments={cropShelves.map((value) => ({ value, label: <T id={`catalogues.shelf.${value}`} /> }))}
        value={shelf}
        onChoose={(chosen) => onShow({ shelf: chosen })}
      />
      <Count role="status">{total !== undefined && <T id="catalogues.count" values={{ count: total }} />}</Count>
    </Tools>
  );
}

const Tools = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: theme.spacing(4),
}));

const Search = styled('div')({ flex: '1 1 260px', maxWidth: 420 });

const Day = styled('div')({ flex: '0 1 180px', minWidth: 140 });

const Count = styled('div')(({ theme }) => ({
  minHeight: 44,
  display: 'flex',
  alignItems: 'center',
  color: theme.vars.palette.text.secondary,
}));
