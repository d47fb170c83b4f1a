// Generated from the files of modules that end in .calls.ts; do not edit.
import { calls as coreCalls } from './core/core.calls.ts';
import { calls as gatewayCalls } from './gateway/gateway.calls.ts';
import { calls as agroevidenceCalls } from './agroevidence/agroevidence.calls.ts';
import { calls as iotCalls } from './iot/iot.calls.ts';
import { calls as automationCalls } from './automation/automation.calls.ts';

export const calls = {
  core: { ...coreCalls },
  gateway: { ...gatewayCalls },
  agroevidence: { ...agroevidenceCalls },
  iot: { ...iotCalls },
  automation: { ...automationCalls },
  stores: {},
  weather: {},
  sentinel: {},
  irrigation: {},
  telematics: {},
} as const;
