import type { Generator } from './generator.ts';
import { callsGenerator } from './calls.ts';
import { fieldsGenerator } from './fields.ts';
import { messageAreasGenerator } from './message-areas.ts';
import { messageIdsGenerator } from './message-ids.ts';
import { openApiGenerator } from './openapi.ts';
import { recordedColumnsGenerator } from './recorded-columns.ts';
import { serverTextsGenerators } from './server-texts.ts';
import { tablesGenerator } from './tables.ts';

/** What is made of the contract, the texts and the migrations. */
export const readFromSources: readonly Generator[] = [
  messageIdsGenerator,
  messageAreasGenerator,
  ...serverTextsGenerators,
  callsGenerator,
  fieldsGenerator,
  openApiGenerator,
  tablesGenerator,
  recordedColumnsGenerator,
];
