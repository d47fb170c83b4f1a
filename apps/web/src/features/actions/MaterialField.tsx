import type { Material } from '@brazda/contract/agroevidence/materials.ts';
import type { MaterialKind } from '@brazda/domain/enumerations/material.ts';
import { useQueries } from '@tanstack/react-query';
import type { ReactElement, ReactNode } from 'react';
import { T, useText } from '#web/i18n/T.tsx';
import { useTypedSearch } from '#web/lib/use-typed-search.ts';
import { SuggestField, type Suggestion } from '#web/ui/SuggestField.tsx';
import { suggestedOptions } from './materials.queries.ts';
import type { ChosenMaterial } from './typed-action.ts';

/** Of which kinds materials are offered, for which day and crop. */
export interface OfferedMaterials {
  readonly kinds: readonly MaterialKind[];
  readonly day: string | null;
  readonly crop: number | undefined;
}

interface MaterialFieldProps {
  readonly farmId: number;
  readonly label: ReactNode;
  readonly offered: OfferedMaterials;
  readonly value: ChosenMaterial | null;
  readonly error: ReactNode;
  readonly onChoose: (material: Material | null) => void;
}

interface MaterialSuggestion extends Suggestion {
  readonly found: Material | undefined;
}

/** Finds what is brought onto the land by a part of its name or its number. */
export function MaterialField(props: MaterialFieldProps): ReactElement {
  const { farmId, label, offered, value, error, onChoose } = props;
  const text = useText();
  const { search, isTyping, setTyped } = useTypedSearch();
  const answers = useQueries({
    queries: offered.kinds.map((kind) => suggestedOptions(farmId, kind, { search, ...offered })),
  });
  const found = answers.flatMap(({ data }) => data ?? []);
  const suggestionOf = (material: Material): MaterialSuggestion => ({
    id: String(material.id),
    label: material.name,
    note: material.registrationNumber ?? text(`material.kind.${material.kind}`),
    found: material,
  });
  const chosen = value && { id: String(value.id), label: value.name, found: undefined };
  return (
    <SuggestField<MaterialSuggestion>
      hasArrow
      label={label}
      error={error}
      suggestions={found.map(suggestionOf)}
      value={chosen}
      isLoading={answers.some(({ isFetching }) => isFetching)}
      isBehind={isTyping || answers.some(({ isPlaceholderData }) => isPlaceholderData)}
      nothingFound={<T id="actions.material.nothing" />}
      onType={setTyped}
      onChoose={(next) => onChoose(next?.found ?? null)}
    />
  );
}
