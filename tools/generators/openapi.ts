import { format } from 'prettier';
import { moduleNames } from '../../packages/contract/src/modules.ts';
import { openApiDocument } from '../../apps/server/src/http/openapi.ts';

/** The wire contract as others read it. */
export const openApiGenerator = {
  name: 'OpenAPI document',
  path: 'docs/openapi.json',
  generate: async (): Promise<string> =>
    format(JSON.stringify(await openApiDocument(moduleNames)), { parser: 'json', printWidth: 120 }),
};
