import type { Settings } from './foundation/settings.ts';
import type { ServerModule } from './module.ts';
import { agroevidence } from './modules/agroevidence/agroevidence.module.ts';
import { core } from './modules/core/core.module.ts';
import { gateway } from './modules/gateway/gateway.module.ts';

/** All that there are. A base path of which none is here answers that there is no such call. */
export const modules: readonly ServerModule[] = [core, gateway, agroevidence];

/** What the environment can say of them all. */
export const moduleSettings: readonly Settings[] = modules.flatMap(({ settings }) => settings ?? []);
