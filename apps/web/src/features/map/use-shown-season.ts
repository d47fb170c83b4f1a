import type { SeasonPlan } from '@brazda/contract/agroevidence/sowing-plan.ts';
import { hexColor } from '@brazda/domain/crop-colors.ts';
import { seasonsFrom, usualStartYear } from '@brazda/domain/season.ts';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { currentState, seasonOptions } from '#web/parts/plan/plan.queries.ts';
import { useFarmDay } from '#web/parts/farm/use-farm-day.ts';

/** As many seasons can be chosen as the plan shows at once. */
const seasonsToChoose = 4;

/** Which season's plan the map shows instead of what grows today. */
export interface ShownSeason {
  readonly id: number;
  readonly choices: readonly number[];
  readonly plan: SeasonPlan | undefined;
  readonly error: Error | null;
  readonly retry: () => void;
  /** The colour of each parcel's largest crop; undefined where today's are shown. */
  readonly colors: ReadonlyMap<number, string> | undefined;
  readonly choose: (seasonId: number) => void;
}

/** The season that the address names: so it is there after a reload, and can be sent. */
export function useShownSeason(farmId: number): ShownSeason {
  const named = useSearch({ strict: false, select: ({ season }) => season });
  const navigate = useNavigate();
  const choices = seasonsFrom(usualStartYear(useFarmDay(farmId)), seasonsToChoose).map(({ id }) => id);
  const id = named ?? currentState;
  const { data: plan, error, refetch } = useQuery({ ...seasonOptions(farmId, id), enabled: id !== currentState });
  const colors = useMemo(() => (id === currentState ? undefined : colorsOf(plan)), [id, plan]);
  return {
    id,
    choices: id === currentState || choices.includes(id) ? choices : [id, ...choices],
    plan: id === currentState ? undefined : plan,
    error,
    retry: () => void refetch(),
    colors,
    choose: (season) => {
      void navigate({
        to: '.',
        search: ({ season: _, ...others }) => (season === currentState ? others : { ...others, season }),
        replace: true,
        resetScroll: false,
      });
    },
  };
}

/** Of a parcel that is divided, the colour of the largest of its parts. */
function colorsOf(plan: SeasonPlan | undefined): ReadonlyMap<number, string> {
  const colors = new Map<number, string>();
  for (const { id, crops } of plan?.parcels ?? []) {
    const [largest] = crops.filter(({ role }) => role === 'MAIN').toSorted((one, other) => other.area - one.area);
    const color = largest?.crop.color;
    if (color) colors.set(id, hexColor(color));
  }
  return colors;
}
