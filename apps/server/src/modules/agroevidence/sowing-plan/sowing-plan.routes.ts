import { Readable } from 'node:stream';
import { planScenarios } from '@brazda/contract/agroevidence/plan-scenarios.ts';
import { sowingPlan } from '@brazda/contract/agroevidence/sowing-plan.ts';
import { spreadsheetMedia } from '#server/files/spreadsheet/write-spreadsheet.ts';
import { mount, type Mounting } from '#server/http/mount.ts';
import { ReadyJson } from '#server/http/ready-json.ts';
import type { Services } from '#server/services.ts';
import { changePlan } from './change-plan.ts';
import { createScenario, makeScenarioOfficial, renameScenario, retireScenario } from './change-scenarios.ts';
import { fillSeason } from './fill-season.ts';
import { readParcelPlan, readSeason, readSeasons, readStatistics, writePlan } from './read-plan.ts';
import { readScenarios } from './read-scenarios.ts';
import { readWarnings } from './read-warnings.ts';
import { resetSeason } from './reset-season.ts';
import { changedScenarioView, scenarioView } from './sowing-plan.view.ts';
import { writePlanSheet } from './write-plan-sheet.ts';

export function sowingPlanRoutes(mounting: Mounting, services: Services): void {
  mount(mounting, sowingPlan, {
    ofParcel: ({ params, query, who }) => readParcelPlan(services, who, params.parcelId, query),
    changeParcel: ({ params, query, body, who }) =>
      changePlan(services, who, query['scenario-id'], [{ ...body, ...params }]),
    seasons: ({ query, who }) => readSeasons(services, who, query),
    excel: async ({ query, who, reply }) =>
      reply
        .type(spreadsheetMedia)
        .header('content-disposition', 'attachment; filename="sowing-plan.xlsx"')
        .send(Readable.from(await writePlanSheet(services, who, query))),
    fillSeason: ({ query, body, who, keep }) => fillSeason(services, who, body, query['scenario-id'], keep),
    season: ({ params, query, who }) => readSeason(services, who, params.seasonId, query['scenario-id']),
    resetSeason: ({ params, query, who }) => resetSeason(services, who, params.seasonId, query['scenario-id']),
    plan: async ({ query, who }) => new ReadyJson(await writePlan(services, who, query)),
    changeParcels: ({ query, body, who }) => changePlan(services, who, query['scenario-id'], body.parcelCrops),
    statistics: ({ query, who }) => readStatistics(services, who, query),
    warnings: ({ query, who }) => readWarnings(services, who, query),
  });
  mount(mounting, planScenarios, {
    list: async ({ who }) => (await readScenarios(services, who)).map(scenarioView),
    create: ({ body, who, keep }) =>
      createScenario(services, who, body, (tx, made) => keep(tx, changedScenarioView(made))),
    rename: async ({ params, body, who, version }) =>
      changedScenarioView(await renameScenario(services, who, { id: params.id, version }, body.name, scenarioView)),
    retire: ({ params, who }) => retireScenario(services, who, params.id),
    makeOfficial: ({ params, body, who }) => makeScenarioOfficial(services, who, params.id, body.startYear),
  });
}
