import type { Endpoint } from '@brazda/contract/endpoint.ts';
import type { ErrorCode } from '@brazda/contract/errors.ts';
import { permissionToAsk } from './asked-farms.ts';

/** All that a call may answer with where it fails: what it declares, and what any call of its kind can. */
export function declaredFailures(endpoint: Endpoint): ReadonlySet<ErrorCode> {
  return new Set([...(endpoint.errors ?? []), ...commonFailures(endpoint)]);
}

/** What any call of its kind can answer, whatever it is about. */
function commonFailures(endpoint: Endpoint): ErrorCode[] {
  const { access, ownOnly, method, creates, limit } = endpoint;
  return [
    'validation.failed',
    'request.malformed',
    'request.headersTooLarge',
    'unexpected',
    'service.unavailable',
    ...(method === 'GET' ? [] : bodyFailures),
    ...(limit ? (['request.tooMany'] as const) : []),
    ...(creates ? (['request.keyReused'] as const) : []),
    ...(access === 'device' ? (['device.unknownKey'] as const) : []),
    ...(asksForUser(access) ? (['authentication.required', 'authentication.expired'] as const) : []),
    // Any call of a user may name farms.
    ...(access === 'farm' || access === 'user' ? (['farm.notFound'] as const) : []),
    ...(permissionToAsk(endpoint) ? (['farm.notAllowed'] as const) : []),
    ...(access === 'admin' ? (['route.notFound'] as const) : []),
    ...(ownOnly ? (['impersonation.refused'] as const) : []),
  ];
}

function asksForUser(access: Endpoint['access']): boolean {
  return access !== 'public' && access !== 'device';
}

/** A body is looked at whether or not the call takes one. */
const bodyFailures = ['request.crossSite', 'request.tooLarge', 'request.mediaType', 'storage.full'] as const;
