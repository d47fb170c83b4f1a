import { contract } from '../../packages/contract/src/contract.ts';
import type { Endpoint } from '../../packages/contract/src/endpoint.ts';

/** The calls as the web app needs them at run time, without the schemas and their library. */
export const callsGenerator = {
  name: 'web calls',
  path: 'apps/web/src/lib/calls.generated.ts',
  generate: async (): Promise<string> => {
    const modules = Object.entries(contract).filter(([, resources]) => Object.keys(resources).length > 0);
    const body = modules.map(([module, resources]) => `  ${module}: {\n${resourceLines(resources)}  },\n`).join('');
    return `// Generated from the contract; do not edit.\nimport type { Call } from '@brazda/contract/client.ts';\n\nexport const calls = {\n${body}} as const satisfies Record<string, Record<string, Record<string, Call>>>;\n`;
  },
};

function resourceLines(resources: Record<string, Record<string, Endpoint>>): string {
  return Object.entries(resources)
    .map(([resource, endpoints]) => `    ${resource}: {\n${endpointLines(endpoints)}    },\n`)
    .join('');
}

function endpointLines(endpoints: Record<string, Endpoint>): string {
  return Object.entries(endpoints)
    .map(([name, endpoint]) => `      ${name}: ${JSON.stringify(callOf(endpoint))},\n`)
    .join('');
}

function callOf({ method, path, file, counted, media, creates }: Endpoint): object {
  return {
    method,
    path,
    ...(file && { file }),
    ...(counted && { counted }),
    ...(media && { media }),
    ...(creates && { creates }),
  };
}
