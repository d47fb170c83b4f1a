import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { personText } from '../shapes.ts';
import { PlanChange, SeasonYear } from './sowing-plan.ts';
import { PlanScenarioId } from './agroevidence.ids.ts';

/** A plan that is tried beside the official one. */
export const PlanScenario = z
  .object({
    id: PlanScenarioId,
    name: z.string(),
    createdAt: z.iso.datetime(),
    /** How often its record was written: a change may say by `If-Match` on which of these it stands. */
    version: z.int(),
  })
  .meta({ id: 'PlanScenario' });
export type PlanScenario = z.infer<typeof PlanScenario>;

const scenarioParam = z.object({ id: PlanScenarioId });
const name = personText(100);

export const planScenarios = {
  list: endpoint('GET', '/sowing-plan/scenarios', {
    summary: 'The plans that are tried beside the official one',
    access: 'farm',
    permission: 'farm.read',
    response: z.array(PlanScenario),
  }),
  create: endpoint('POST', '/sowing-plan/scenarios', {
    summary: 'Begin a scenario, empty or with what the official plan says',
    access: 'farm',
    permission: 'land.change',
    creates: true,
    limit: { calls: 60, seconds: 600 },
    body: z.strictObject({ name, isCopy: z.boolean().default(true) }),
    response: PlanScenario,
    status: 201,
    errors: ['farm.oneNeeded', 'planScenario.exists', 'planScenario.tooMany'],
  }),
  rename: endpoint('PATCH', '/sowing-plan/scenarios/{id}', {
    summary: 'Rename a scenario',
    access: 'farm',
    permission: 'land.change',
    versioned: true,
    params: scenarioParam,
    body: z.strictObject({ name }),
    response: PlanScenario,
    errors: ['planScenario.notFound', 'planScenario.exists', 'record.changed'],
  }),
  retire: endpoint('DELETE', '/sowing-plan/scenarios/{id}', {
    summary: 'Put a scenario away',
    access: 'farm',
    permission: 'land.change',
    params: scenarioParam,
    status: 204,
    errors: ['planScenario.notFound'],
  }),
  makeOfficial: endpoint('POST', '/sowing-plan/scenarios/{id}/official', {
    summary: 'Let the official plan say, from a season on, what a scenario says',
    access: 'farm',
    permission: 'land.change',
    params: scenarioParam,
    body: z.strictObject({ startYear: SeasonYear }),
    response: PlanChange,
    errors: ['planScenario.notFound'],
  }),
};
