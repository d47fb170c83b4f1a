import type { Organism } from '@brazda/contract/agroevidence/materials.ts';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { T } from '#web/i18n/T.tsx';
import { useDebounced } from '#web/lib/use-debounced.ts';
import { SuggestField } from '#web/ui/SuggestField.tsx';
import { organismsOptions } from '#web/parts/material/materials.queries.ts';
import { otherNameOf } from './organism-names.ts';

interface OrganismFieldProps {
  readonly farmId: number;
  /** By its code; of one that nobody knows any more the code is shown. */
  readonly value: Pick<Organism, 'code' | 'name'> | null;
  readonly onChoose: (organism: Pick<Organism, 'code' | 'name'> | null) => void;
}

const typingPauseMs = 200;

/** Finds what a product is used against, by a part of any of its names or by its code. */
export function OrganismField({ farmId, value, onChoose }: OrganismFieldProps): ReactElement {
  const [typed, setTyped] = useState('');
  const search = useDebounced(typed.trim(), typingPauseMs);
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
      nothingFound={<T id="catalogues.noOrganism" />}
      onType={setTyped}
      onChoose={(chosen) => onChoose(chosen && { code: chosen.id, name: chosen.label })}
    />
  );
}
