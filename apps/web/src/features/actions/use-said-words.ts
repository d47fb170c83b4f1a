import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { usedMaterialsOptions } from './materials.queries.ts';
import { saidWordsIn, type SaidWords } from './said-fields.ts';

/** Words for what is said of actions, with organisms by the names that the materials of the farm give them. */
export function useSaidWords(farmId: number): SaidWords {
  const intl = useIntl();
  const { data: materials } = useQuery(usedMaterialsOptions(farmId));
  return useMemo(() => {
    const known = (materials ?? []).flatMap((one) => (one.kind === 'PLANT_PROTECTION' ? one.facts.uses : []));
    const names = known.flatMap(({ organisms }) =>
      organisms.flatMap(({ code, name }) => (code === null ? [] : [[code, name] as const])),
    );
    return saidWordsIn(intl, new Map(names));
  }, [intl, materials]);
}
