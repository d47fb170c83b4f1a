import type { ReactElement } from 'react';
import { T, useText } from '#web/i18n/T.tsx';
import { agroevidenceOrganismsExportFileFields } from '#web/lib/fields.generated.ts';
import { SegmentedChoice } from '#web/ui/SegmentedChoice.tsx';
import { QueryField, ValidOnField } from './CatalogueFields.tsx';
import { Count, Narrow, Tools } from './CatalogueTools.tsx';
import { CropById } from './CropById.tsx';
import { cropShelves } from './crops-search.ts';
import type { OrganismSearch } from './organism-search.ts';

interface OrganismFilterProps {
  readonly farmId: number;
  readonly search: OrganismSearch;
  readonly total: number | undefined;
  readonly onShow: (change: Partial<OrganismSearch>, showing?: { readonly replace?: boolean }) => void;
}

/** Which organisms are shown: by a part of a name, on which crop, for which day, whose they are, and whether there is a product. */
export function OrganismFilter({ farmId, search, total, onShow }: OrganismFilterProps): ReactElement {
  const { query, on, shelf = 'all', crop, products } = search;
  const text = useText();
  return (
    <Tools role="search">
      <QueryField
        label={<T id="catalogues.searchOrganisms" />}
        maxLength={agroevidenceOrganismsExportFileFields.search.maxLength}
        query={query}
        onQuery={(wanted) => onShow({ query: wanted }, { replace: true })}
      />
      <Narrow>
        <CropById farmId={farmId} id={crop} onChoose={(chosen) => onShow({ crop: chosen }, { replace: true })} />
      </Narrow>
      <ValidOnField on={on} onDay={(day) => onShow({ on: day }, { replace: true })} />
      <SegmentedChoice
        label={text('catalogues.organismShelf')}
        segments={[
          { value: 'all', label: <T id="catalogues.shelf.all" /> },
          { value: 'withProducts', label: <T id="catalogues.withProducts" /> },
        ]}
        value={products ? 'withProducts' : 'all'}
        onChoose={(chosen) => onShow({ products: chosen === 'withProducts' ? true : undefined })}
      />
      <SegmentedChoice
        label={text('catalogues.organismOwner')}
        segments={cropShelves.map((value) => ({ value, label: <T id={`catalogues.shelf.${value}`} /> }))}
        value={shelf}
        onChoose={(chosen) => onShow({ shelf: chosen })}
      />
      <Count role="status">
        {total !== undefined && <T id="catalogues.countMaterials" values={{ count: total }} />}
      </Count>
    </Tools>
  );
}
