import type { CatalogueCrop, Crop } from '@brazda/contract/agroevidence/crops.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { T } from '#web/i18n/T.tsx';
import { useTypedSearch } from '#web/lib/use-typed-search.ts';
import { CropSwatch } from '#web/parts/parcel/CropSwatch.tsx';
import type { FieldTexts } from '#web/ui/FieldFrame.tsx';
import { SuggestField, type Suggestion } from '#web/ui/SuggestField.tsx';
import { cropColor, useCropName } from './crop-name.ts';
import { cropsOptions } from './crops.queries.ts';

type Chosen = Pick<Crop, 'name' | 'color'> & { readonly id: number };

interface CropFieldProps extends FieldTexts {
  readonly farmId: number;
  readonly value: Chosen | null;
  /** The day on which it is to be valid. */
  readonly validOn?: string | undefined;
  readonly onChoose: (crop: CatalogueCrop | null) => void;
}

interface CropSuggestion extends Suggestion {
  readonly crop: CatalogueCrop | Chosen;
}

const leastTyped = 3;
const mostSuggestions = 20;

/** Finds a crop by a part of its name in any language, or its code; before that it offers what the farm grows most. */
export function CropField({ farmId, value, validOn, onChoose, ...texts }: CropFieldProps): ReactElement {
  const { search, isTyping, setTyped } = useTypedSearch();
  const isSearch = search.length >= leastTyped;
  const nameOf = useCropName();
  const crops = useQuery(
    cropsOptions(farmId, {
      'include-no-crop': true,
      'per-page': mostSuggestions,
      ...(isSearch && { search }),
      ...(validOn !== undefined && { 'valid-on': validOn }),
    }),
  );
  const suggestionOf = (crop: CatalogueCrop | Chosen): CropSuggestion => ({
    id: String(crop.id),
    label: nameOf(crop),
    mark: <CropSwatch color={cropColor(crop)} />,
    note: 'eppo' in crop ? (crop.eppo ?? crop.externalId) : undefined,
    crop,
  });

  return (
    <SuggestField
      {...texts}
      hasArrow
      suggestions={crops.data?.rows.map(suggestionOf) ?? []}
      value={value && suggestionOf(value)}
      isLoading={crops.isFetching}
      isBehind={isTyping || crops.isPlaceholderData}
      nothingFound={<T id="crops.nothingFound" />}
      onType={setTyped}
      onChoose={(chosen) => onChoose(chosen && 'eppo' in chosen.crop ? chosen.crop : null)}
    />
  );
}
