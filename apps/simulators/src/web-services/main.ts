import { parseArgs } from 'node:util';
import { startWebServices } from './web-services.ts';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4600' },
    flags: { type: 'string', default: 'cfd-8205-map-v2' },
  },
});
const { url, flagKey, dsn, chat } = await startWebServices({
  port: Number(values.port),
  flags: values.flags.split(',').filter(Boolean),
});
console.log(`Flags, error reports and a chat at ${url}: start the product with
UNLEASH_URL=${url}/api/frontend UNLEASH_KEY=${flagKey} SENTRY_DSN=${dsn} SUPPORT_CHAT='${JSON.stringify(chat)}'`);
