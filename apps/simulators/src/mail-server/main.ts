import { parseArgs } from 'node:util';
import { mailServerModes, startMailServer } from './mail-server.ts';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '2525' },
    mode: { type: 'string', default: 'normal' },
    delay: { type: 'string', default: '3000' },
  },
});
const mode = mailServerModes.find((known) => known === values.mode);
if (!mode) throw new Error(`--mode must be one of ${mailServerModes.join(', ')}`);

const server = await startMailServer({
  port: Number(values.port),
  mode,
  delayMs: Number(values.delay),
  onMail: ({ to, subject, text }) => {
    console.log(`\nTo ${to}: ${subject}\n${text}`);
  },
});
console.log(`Mail server: start the product with MAIL_URL=${server.url}`);
