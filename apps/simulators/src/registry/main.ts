import { parseArgs } from 'node:util';
import { registryModes, startRegistryServer } from './registry-server.ts';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '8091' },
    mode: { type: 'string', default: 'normal' },
    delay: { type: 'string', default: '5000' },
  },
});
const mode = registryModes.find((known) => known === values.mode);
if (!mode) throw new Error(`--mode must be one of ${registryModes.join(', ')}`);

const server = await startRegistryServer({ port: Number(values.port), mode, delayMs: Number(values.delay) });
const control = new URL('/control', server.url).href;
console.log(`Land registry at ${server.url}
  start the product with REGISTRY_URL=${server.url}
${server.subjects.map(({ login, key, szrid, name }) => `  ${name}: ${login} ${key} ${szrid}`).join('\n')}
  ${control}/mode?is=${registryModes.join('|')}
  ${control}/change?login=99brazda&what=split&code=1707/3&day=2026-06-01
  ${control}/code?list=land-uses|zones&code=R&name=… (without a name the code is gone)
  ${control}/records?pending=2 (how often records that are handed over are said to be in processing)
  ${control}/reset`);
