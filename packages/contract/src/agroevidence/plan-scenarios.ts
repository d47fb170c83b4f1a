import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { ChangeId, personText } from '../shapes.ts';
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

/** By which a change can be undone. */
const undoable = { changeId: ChangeId };
export const ChangedScenario = PlanScenario.extend(undoable).meta({ id: 'ChangedScenario' });
export type ChangedScenario = z.infer<typeof ChangedScenario>;
export const RetiredScenario = z.object(undoable).meta({ id: 'RetiredScenario' });
export type RetiredScenario = z.infer<typeof RetiredScenario>;

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
    response: ChangedScenario,
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
    response: ChangedScenario,
    errors: ['planScenario.notFound', 'planScenario.exists', 'record.changed'],
  }),
  retire: endpoint('DELETE', '/sowing-plan/scenarios/{id}', {
    summary: 'Put a scenario away',
    access: 'farm',
    permission: 'land.change',
    params: scenarioParam,
    response: RetiredScenario,
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
