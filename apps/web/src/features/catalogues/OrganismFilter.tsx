import type { ReactElement } from 'react';
import { T, useText } from '#web/i18n/T.tsx';
import { agroevidenceOrganismsExportFileFields } from '#web/lib/fields.generated.ts';
import { useTypedSearch } from '#web/lib/list-search.ts';
import { DayField } from '#web/ui/DayField.tsx';
import { Field } from '#web/ui/Field.tsx';
import { SegmentedChoice } from '#web/ui/SegmentedChoice.tsx';
import { Count, Narrow, Tools, Wide } from './CatalogueTools.tsx';
import { CropById } from './CropById.tsx';
import type { OrganismSearch } from './organism-search.ts';

interface OrganismFilterProps {
  readonly farmId: number;
  readonly search: OrganismSearch;
  readonly total: number | undefined;
  readonly onShow: (change: Partial<OrganismSearch>, showing?: { readonly replace?: boolean }) => void;
}

/** Which organisms are shown: by a part of a name, on which crop, for which day, and whether there is a product. */
export function OrganismFilter({ farmId, search, total, onShow }: OrganismFilterProps): ReactElement {
  const { query = '', on, crop, products } = search;
  const text = useText();
  const [typed, setTyped] = useTypedSearch(query, (wanted) => onShow({ query: wanted }, { replace: true }));
  return (
    <Tools role="search">
      <Wide>
        <Field
          type="search"
          autoComplete="off"
          label={<T id="catalogues.searchOrganisms" />}
          value={typed}
          maxLength={agroevidenceOrganismsExportFileFields.search.maxLength}
          onChange={({ target }) => setTyped(target.value)}
        />
      </Wide>
      <Narrow>
        <CropById farmId={farmId} id={crop} onChoose={(chosen) => onShow({ crop: chosen }, { replace: true })} />
      </Narrow>
      <Narrow>
        <DayField
          label={<T id="catalogues.validOn" />}
          value={on ?? null}
          onChange={(day) => onShow({ on: day ?? undefined }, { replace: true })}
        />
      </Narrow>
      <SegmentedChoice
        label={text('catalogues.organismShelf')}
        segments={[
          { value: 'all', label: <T id="catalogues.shelf.all" /> },
          { value: 'withProducts', label: <T id="catalogues.withProducts" /> },
        ]}
        value={products ? 'withProducts' : 'all'}
        onChoose={(chosen) => onShow({ products: chosen === 'withProducts' ? true : undefined })}
      />
      <Count role="status">
        {total !== undefined && <T id="catalogues.countMaterials" values={{ count: total }} />}
      </Count>
    </Tools>
  );
}
