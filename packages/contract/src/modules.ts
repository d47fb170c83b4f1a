/**
 * The list of modules, in the order in which their first schemas stand on each other. Each has its own base path, database
 * schema and address in the web app's configuration, and says what it is about. What it brings is found by the names of
 * its files: here `<module>/*.calls.ts`, `*.errors.ts`, `*.ids.ts`, `*.events.ts` and `*.audit-actions.ts`, on the server
 * `modules/<module>/<module>.module.ts`; `npm run generate` puts them together.
 */
export const modules = [
  { name: 'core', about: 'Farms, countries, and what happens on farms' },
  { name: 'gateway', about: 'Accounts, sessions, and what administrators do with users' },
  { name: 'agroevidence', about: 'The land: parcels, their map, their import and the land registry' },
  { name: 'iot', about: 'Sensors and what they measure' },
  { name: 'automation', about: 'What people are told of: notifications, by mail and push' },
  { name: 'stores', about: 'Stocks' },
  { name: 'weather', about: 'Weather' },
  { name: 'sentinel', about: 'Satellite images' },
  { name: 'irrigation', about: 'Irrigation' },
  { name: 'telematics', about: 'Machines and their journeys' },
] as const;

export type ModuleName = (typeof modules)[number]['name'];
export const moduleNames = modules.map(({ name }) => name);
