// Generated from the files of modules that end in .events.ts; do not edit.
import { events as coreEvents } from './core/core.events.ts';
import { events as gatewayEvents } from './gateway/gateway.events.ts';
import { events as agroevidenceEvents } from './agroevidence/agroevidence.events.ts';
import { events as iotEvents } from './iot/iot.events.ts';
import { events as automationEvents } from './automation/automation.events.ts';

export const events = [
  ...coreEvents,
  ...gatewayEvents,
  ...agroevidenceEvents,
  ...iotEvents,
  ...automationEvents,
] as const;
