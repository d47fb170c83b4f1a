import type { ReactElement } from 'react';
import { T, useText } from '#web/i18n/T.tsx';
import { agroevidenceCataloguesExportCropsFields } from '#web/lib/fields.generated.ts';
import { SegmentedChoice } from '#web/ui/SegmentedChoice.tsx';
import { QueryField, ValidOnField } from './CatalogueFields.tsx';
import { Count, Tools } from './CatalogueTools.tsx';
import { cropShelves, type CropsSearch } from './crops-search.ts';

interface CropFilterProps {
  readonly search: CropsSearch;
  readonly total: number | undefined;
  readonly onShow: (change: Partial<CropsSearch>, showing?: { readonly replace?: boolean }) => void;
}

/** Which crops are shown: by a part of a name, whose they are, and for which day. */
export function CropFilter({ search, total, onShow }: CropFilterProps): ReactElement {
  const { query, on, shelf = 'all' } = search;
  const text = useText();
  return (
    <Tools role="search">
      <QueryField
        label={<T id="catalogues.search" />}
        maxLength={agroevidenceCataloguesExportCropsFields.search.maxLength}
        query={query}
        onQuery={(wanted) => onShow({ query: wanted }, { replace: true })}
      />
      <ValidOnField on={on} onDay={(day) => onShow({ on: day }, { replace: true })} />
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
