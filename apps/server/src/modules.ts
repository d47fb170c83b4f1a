import type { ConstraintFailures } from './db/constraints.ts';
import type { Settings } from './foundation/settings.ts';
import type { ServerModule } from './module.ts';
import { modules as brought } from './modules.generated.ts';

/** All that there are. A base path of which none is here answers that there is no such call. */
export const modules: readonly ServerModule[] = brought;

/** What the environment can say of them all. */
export const moduleSettings: readonly Settings[] = modules.flatMap(({ settings }) => settings ?? []);

/** What callers are told when a constraint of any of their tables refuses a row. */
export const constraintFailures: ConstraintFailures = Object.fromEntries(
  modules.flatMap(({ constraintFailures: own = {} }) => Object.entries(own)),
);
