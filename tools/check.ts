import { runChecks } from './checks/all.ts';

const { passed, failed } = await runChecks({ names: process.argv.slice(2) });
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
