import type { MaterialKind } from '@brazda/domain/enumerations/material.ts';
import type { ReactElement } from 'react';
import { useQuery } from '@tanstack/react-query';
import { T, useText } from '#web/i18n/T.tsx';
import { agroevidenceCatalogueMaterialsExportFileFields } from '#web/lib/fields.generated.ts';
import { organismOptions } from '#web/parts/material/materials.queries.ts';
import { SegmentedChoice } from '#web/ui/SegmentedChoice.tsx';
import { QueryField, ValidOnField } from './CatalogueFields.tsx';
import { Count, Narrow, Tools } from './CatalogueTools.tsx';
import { CropById } from './CropById.tsx';
import { cropShelves } from './crops-search.ts';
import type { MaterialSearch } from './material-search.ts';
import { OrganismField } from './OrganismField.tsx';

interface MaterialFilterProps {
  readonly farmId: number;
  readonly kind: MaterialKind;
  readonly search: MaterialSearch;
  readonly total: number | undefined;
  readonly onShow: (change: Partial<MaterialSearch>, showing?: { readonly replace?: boolean }) => void;
}

/** Which materials are shown: by a part of a name, a crop, an organism, whose they are, and for which day. */
export function MaterialFilter({ farmId, kind, search, total, onShow }: MaterialFilterProps): ReactElement {
  const { query, on, shelf = 'all' } = search;
  const text = useText();
  return (
    <Tools role="search">
      <QueryField
        label={<T id="catalogues.searchMaterials" />}
        maxLength={agroevidenceCatalogueMaterialsExportFileFields.search.maxLength}
        query={query}
        onQuery={(wanted) => onShow({ query: wanted }, { replace: true })}
      />
      {kind !== 'FERTILIZER' && (
        <Narrow>
          <CropById farmId={farmId} id={search.crop} onChoose={(crop) => onShow({ crop }, { replace: true })} />
        </Narrow>
      )}
      {kind === 'PLANT_PROTECTION' && (
        <Narrow>
          <OrganismChoice
            farmId={farmId}
            code={search.organism}
            onChoose={(organism) => onShow({ organism }, { replace: true })}
          />
        </Narrow>
      )}
      <ValidOnField on={on} onDay={(day) => onShow({ on: day }, { replace: true })} />
      <SegmentedChoice
        label={text('catalogues.shelf')}
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

interface OrganismChoiceProps {
  readonly farmId: number;
  readonly code: string | undefined;
  readonly onChoose: (code: string | undefined) => void;
}

function OrganismChoice({ farmId, code, onChoose }: OrganismChoiceProps): ReactElement {
  const { data } = useQuery({ ...organismOptions(farmId, code ?? ''), enabled: code !== undefined });
  return (
    <OrganismField
      farmId={farmId}
      value={code === undefined ? null : { code, name: data?.name ?? code }}
      onChoose={(organism) => onChoose(organism?.code)}
    />
  );
}
