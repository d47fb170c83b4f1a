import type { Who } from '#server/access/who.ts';
import { readingOf } from '#server/db/farm-scope.ts';
import type { Services } from '#server/services.ts';
import { findScenarios, type ScenarioRow } from './plan-scenarios.repository.ts';

/** The plans that are tried beside the official one. */
export function readScenarios({ database }: Pick<Services, 'database'>, who: Who): Promise<ScenarioRow[]> {
  return findScenarios(readingOf(database, who));
}
