import { landUpdates, type LandChangeKind, type LandDecision } from '@brazda/contract/agroevidence/land-updates.ts';
import type { Language } from '@brazda/contract/shapes.ts';
import type { SortDirection } from '@brazda/domain/enumerations/sort-direction.ts';
import { callerGone } from '#server/http/caller-gone.ts';
import { mount, type Mounting } from '#server/http/mount.ts';
import type { Services } from '#server/services.ts';
import { landFileChoiceOf } from '../registration/land-file-choice.ts';
import { applyLandUpdate } from './apply-land-update.ts';
import { beginFileUpdate, compareFileAgain } from './begin-file-update.ts';
import { beginLandUpdate } from './begin-land-update.ts';
import { decideLandChanges, discardLandUpdate } from './decide-land-changes.ts';
import type { ChangeQuery } from './land-changes.repository.ts';
import {
  landChangeDetailView,
  landChangeOutlinesView,
  landChangeView,
  landUpdateSummaryView,
  landUpdateView,
} from './land-updates.view.ts';
import { readLandChange, readLandChanges, readLandUpdate, readLandUpdates } from './read-land-updates.ts';
import { takeBackLandUpdate } from './take-back-land-update.ts';

export function landUpdateRoutes(mounting: Mounting, services: Services): void {
  mount(mounting, landUpdates, {
    begin: async ({ params, query, who }) => landUpdateView(await beginLandUpdate(services, who, params.id, query)),
    beginFromFile: ({ params, query, file, who, keep, reply }) => {
      const sent = { farmId: params.id, mode: query['update-mode'], choice: landFileChoiceOf(query, file) };
      return beginFileUpdate(services, who, sent, keep, callerGone(reply));
    },
    compareAgain: async ({ params, who }) => landUpdateView(await compareFileAgain(services, who, params.id)),
    list: async ({ query, who }) => {
      const page = { page: query.page, perPage: query['per-page'], direction: query['sort-dir'] };
      const { rows, total } = await readLandUpdates(services, who, page);
      return { rows: rows.map(landUpdateSummaryView), total };
    },
    read: async ({ params, who }) => landUpdateView(await readLandUpdate(services, who, params.id)),
    changes: async ({ params, query, who }) => {
      const { rows, total } = await readLandChanges(services, who, params.id, changeQuery(query, who));
      return { rows: rows.map(landChangeView), total };
    },
    outlines: async ({ params, query, who }) => {
      const drawn = { ...changeQuery(query, who), isDrawn: true };
      const { rows, total } = await readLandChanges(services, who, params.id, drawn);
      return { rows: rows.map(landChangeOutlinesView), total };
    },
    change: async ({ params, who }) =>
      landChangeDetailView(await readLandChange(services, who, params.id, params.number)),
    decide: async ({ params, body, who }) => landUpdateView(await decideLandChanges(services, who, params.id, body)),
    apply: async ({ params, who }) => landUpdateView(await applyLandUpdate(services, who, params.id)),
    takeBack: async ({ params, who }) => landUpdateView(await takeBackLandUpdate(services, who, params.id)),
    discard: async ({ params, who }) => landUpdateView(await discardLandUpdate(services, who, params.id)),
  });
}

interface AskedChanges {
  readonly page: number;
  readonly 'per-page': number;
  readonly 'sort-dir': SortDirection;
  readonly kind?: LandChangeKind[] | undefined;
  readonly decision?: LandDecision[] | undefined;
  readonly 'conflicts-only': boolean;
}

function changeQuery(query: AskedChanges, { language }: { readonly language: Language }): ChangeQuery {
  return {
    language,
    page: query.page,
    perPage: query['per-page'],
    direction: query['sort-dir'],
    kinds: query.kind,
    decisions: query.decision,
    conflictsOnly: query['conflicts-only'],
  };
}
