import { notFound, redirect } from '@tanstack/react-router';
import type { QueryClient } from '@tanstack/react-query';
import type { Farm } from '@brazda/contract/agroevidence/farms.ts';
import { isApiError } from '#web/lib/api-error.ts';
import type { Configuration } from '#web/lib/configuration.ts';
import { farmKeys, farmListOptions } from '#web/parts/farm/farms.queries.ts';
import { profileOptions } from '#web/parts/account/profile.queries.ts';
import type { Flags } from '#web/lib/flags.ts';
import type { Session } from '#web/lib/session.ts';

/** What routes may ask before they show anything. */
export interface RouteContext {
  readonly configuration: Configuration;
  readonly flags: Flags;
  readonly queries: QueryClient;
  readonly session: Session;
}

const publicPaths = ['/login', '/reset', '/signup', '/oauth', '/invitation'];

export function isPublicPath(path: string): boolean {
  return publicPaths.includes(path.replace(/(?<=.)\/$/, ''));
}

export function requireSession({ session }: RouteContext, href: string): void {
  if (session.token() === null) throw redirect({ to: '/login', search: { redirect: href } });
}

/** Makes sure that the user may see this farm; leads to their first one otherwise, where that is said. */
export async function requireFarm(context: RouteContext, href: string, farmId: string): Promise<void> {
  const isIt = ({ id }: Farm): boolean => String(id) === farmId;
  if ((await requireFarms(context, href)).some(isIt)) return;
  context.queries.removeQueries({ queryKey: farmKeys.list });
  const farms = await requireFarms(context, href);
  if (farms.some(isIt)) return;
  const params = { farmId: String(farms[0].id) };
  throw redirect({ to: '/farm/$farmId', params, replace: true, state: { refusedFarm: farmId } });
}

/**
 * The user's farms; who is refused them has to sign in, who has none has to make one, and an administrator may look
 * after those of others. Whoever was on a farm until now is told why they are not any more.
 */
export async function requireFarms(context: RouteContext, href: string): Promise<[Farm, ...Farm[]]> {
  requireSession(context, href);
  const [first, ...others] = await readFarms(context, href);
  if (first) return [first, ...others];
  if (await isAdministrator(context).catch(() => false)) throw redirect({ to: '/admin/farms', search: {} });
  const isLost = /^\/farm\/\d/.test(href);
  throw redirect({ to: '/signup/import', search: isLost ? { lost: true } : {} });
}

/** For whoever is no administrator there are no such screens. */
export async function requireAdmin(context: RouteContext): Promise<void> {
  if (!(await isAdministrator(context))) throw notFound();
}

async function isAdministrator({ queries, session }: RouteContext): Promise<boolean> {
  const { isAdmin } = await queries.query(profileOptions(session.claims()?.principal ?? ''));
  return isAdmin;
}

async function readFarms({ queries }: RouteContext, href: string): Promise<Farm[]> {
  try {
    return await queries.query({ ...farmListOptions(), staleTime: Infinity });
  } catch (error) {
    if (isApiError(error) && (error.status === 401 || error.status === 403))
      throw redirect({ to: '/login', search: { redirect: href } });
    throw error;
  }
}

/** A place inside the application to go to after signing in; anything else is refused. */
export function safeRedirect(value: unknown): string | undefined {
  return typeof value === 'string' && /^\/(?![/\\])/.test(value) ? value : undefined;
}
