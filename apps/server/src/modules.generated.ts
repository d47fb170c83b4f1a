// Generated from the files of modules that end in .module.ts; do not edit.
import { core } from './modules/core/core.module.ts';
import { gateway } from './modules/gateway/gateway.module.ts';
import { agroevidence } from './modules/agroevidence/agroevidence.module.ts';
import { iot } from './modules/iot/iot.module.ts';
import { automation } from './modules/automation/automation.module.ts';

export const modules = [
  core,
  gateway,
  agroevidence,
  iot,
  automation,
] as const;
