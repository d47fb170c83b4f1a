// Generated from the files of modules that end in .permissions.ts; do not edit.
import { permissions as agroevidencePermissions } from './permissions/agroevidence.permissions.ts';
import { permissions as corePermissions } from './permissions/core.permissions.ts';
import { permissions as gatewayPermissions } from './permissions/gateway.permissions.ts';

export const permissionSets = [agroevidencePermissions, corePermissions, gatewayPermissions] as const;
