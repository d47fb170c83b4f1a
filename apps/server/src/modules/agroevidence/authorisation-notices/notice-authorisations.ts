import { seasonFrom, seasonOfDay } from '@brazda/domain/season.ts';
import { daysOfSeason } from '@brazda/domain/agricultural-year.ts';
import type { MaterialKind } from '@brazda/domain/enumerations/material.ts';
import { z } from 'zod';
import { farmJobKind, type FarmJob } from '#server/jobs/job-kinds.ts';
import { recordEvent } from '#server/live/outbox.ts';
import type { Services } from '#server/services.ts';
import { tellMembers, type Happening } from '#server/modules/automation/public.ts';
import { registersLane } from '../lanes.ts';
import { registryDay } from '../registry/registry-day.ts';
import { insertNotices, type EndedMaterial } from './authorisation-notices.repository.ts';

/** Tells a farm what an import of a register has ended of that which it uses. */
export const noticeAuthorisationsJob = farmJobKind({
  name: 'notice-authorisations',
  lane: registersLane,
  payload: z.object({ importId: z.int() }),
  key: ({ importId }) => String(importId),
});

/** The first day of the season before that of a day. */
export function lastSeasonBegins(day: string): string {
  return daysOfSeason(seasonFrom(seasonOfDay(day) - 1).startYear).from;
}

export async function noticeAuthorisations(
  { clock, nudge }: Pick<Services, 'clock' | 'nudge'>,
  job: FarmJob<{ readonly importId: number }>,
): Promise<void> {
  const { farmId, payload } = job;
  const at = clock.now();
  const day = registryDay(at);
  const ending = { importId: payload.importId, day, since: lastSeasonBegins(day), at };
  await job.change(
    (tx) => insertNotices(tx, farmId, ending),
    async (tx, ended) => {
      if (ended.length === 0) return;
      await recordEvent(tx, { topic: 'materials.changed', farmId });
      await tellMembers(
        tx,
        ended.map(({ kind, name }) => lostAuthorisation(farmId, { kind, name, since: at })),
        at,
      );
    },
  );
  nudge();
}

const catalogueOf: Readonly<Record<MaterialKind, string>> = {
  PLANT_PROTECTION: 'catalogues/plantProtection',
  FERTILIZER: 'catalogues/fertilizers',
  SEED: 'catalogues/seeds',
};

function lostAuthorisation(farmId: number, { kind, name, since }: EndedMaterial & { readonly since: Date }): Happening {
  return {
    ...{ farmId, event: 'AUTHORISATION_LOST', severity: 'WARNING', since },
    link: catalogueOf[kind],
    facts: { product: name },
  };
}
