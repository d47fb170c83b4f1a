import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { ownOrganismsOptions } from '#web/parts/material/materials.queries.ts';
import { usedMaterialsOptions } from './materials.queries.ts';
import { saidWordsIn, type SaidWords } from './said-fields.ts';

/** Words for what is said of actions, with organisms by the names that the farm and its materials give them. */
export function useSaidWords(farmId: number): SaidWords {
  const intl = useIntl();
  const { data: own } = useQuery(ownOrganismsOptions(farmId));
  const { data: materials } = useQuery(usedMaterialsOptions(farmId));
  return useMemo(() => {
    const known = (materials ?? []).flatMap((one) => (one.kind === 'PLANT_PROTECTION' ? one.facts.uses : []));
    const names = known.flatMap(({ organisms }) =>
      organisms.flatMap(({ code, name }) => (code === null ? [] : [[code, name] as const])),
    );
    const ownNames = (own?.rows ?? []).map(({ code, name }) => [code, name] as const);
    return saidWordsIn(intl, new Map([...names, ...ownNames]));
  }, [intl, materials, own]);
}
