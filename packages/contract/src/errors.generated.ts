// Generated from the files of modules that end in .errors.ts; do not edit.
import { errors as coreErrors } from './core/core.errors.ts';
import { errors as gatewayErrors } from './gateway/gateway.errors.ts';
import { errors as agroevidenceErrors } from './agroevidence/agroevidence.errors.ts';
import { errors as iotErrors } from './iot/iot.errors.ts';
import { errors as automationErrors } from './automation/automation.errors.ts';

export const errors = {
  ...coreErrors,
  ...gatewayErrors,
  ...agroevidenceErrors,
  ...iotErrors,
  ...automationErrors,
} as const;
