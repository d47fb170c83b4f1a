import type { ServerModule } from '#server/module.ts';
import { countryRoutes } from './countries/countries.routes.ts';
import { recordedTables } from './history/recorded-tables.ts';
import { farmEventRoutes } from './farm-events/farm-events.routes.ts';

/** What all stand on: users, farms, countries, and what happens on farms. */
export const core: ServerModule = {
  name: 'core',
  recordedTables,
  constraintFailures: {
    app_user_email_once: 'account.exists',
    farm_name_not_blank: 'validation.failed',
    farm_country: 'country.unsupported',
  },
  mount: (mounting, services) => {
    countryRoutes(mounting, services);
    farmEventRoutes(mounting, services);
  },
};
