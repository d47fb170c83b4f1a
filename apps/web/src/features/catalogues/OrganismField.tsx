import type { Organism } from '@brazda/contract/agroevidence/materials.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { T } from '#web/i18n/T.tsx';
import { useTypedSearch } from '#web/lib/use-typed-search.ts';
import { SuggestField } from '#web/ui/SuggestField.tsx';
import { organismsOptions } from '#web/parts/material/materials.queries.ts';
import { otherNameOf } from './organism-names.ts';

interface OrganismFieldProps {
  readonly farmId: number;
  /** By its code; of one that nobody knows any more the code is shown. */
  readonly value: Pick<Organism, 'code' | 'name'> | null;
  readonly onChoose: (organism: Pick<Organism, 'code' | 'name'> | null) => void;
}

/** Finds what a product is used against, by a part of any of its names or by its code. */
export function OrganismField({ farmId, value, onChoose }: OrganismFieldProps): ReactElement {
  const { search, isTyping, setTyped } = useTypedSearch();
  const found = useQuery(organismsOptions(farmId, search));
  return (
    <SuggestField
      label={<T id="catalogues.organism" />}
      hasArrow
      suggestions={
        found.data?.rows.map((organism) => ({
          id: organism.code,
          label: organism.name,
          note: otherNameOf(organism) ?? undefined,
        })) ?? []
      }
      value={value && { id: value.code, label: value.name, note: '' }}
      isLoading={found.isFetching}
      isBehind={isTyping || found.isPlaceholderData}
      nothingFound={<T id="catalogues.noOrganism" />}
      onType={setTyped}
      onChoose={(chosen) => onChoose(chosen && { code: chosen.id, name: chosen.label })}
    />
  );
}
