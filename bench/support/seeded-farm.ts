import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from '@brazda/harness/root.ts';
import { clientOf } from '@brazda/harness/typed-client.ts';
import type { Ground } from './product.ts';

/** A farm of the size that is measured, with the sign-in of its user. */
export interface SeededFarm {
  readonly email: string;
  readonly password: string;
}

export interface SignedIn {
  readonly token: string;
  readonly farmId: number;
  readonly revision: number;
  readonly box: readonly [number, number, number, number];
}

/** Seeds one farm into a ground on which no product runs (the embedded database is held by one process). */
export function seedFarm(ground: Pick<Ground, 'environment'>, parcels: number, actions = 0): SeededFarm {
  const [farm] = seedFarms(ground, { farms: 1, parcels, actions });
  if (!farm) throw new Error('No farm was seeded');
  return farm;
}

/** How many farms, of which size, with how much work on each. */
interface SeededSize {
  readonly farms: number;
  readonly parcels: number;
  readonly actions?: number;
  /** Devices of each, which have measured for so many days. */
  readonly sensors?: number;
  readonly days?: number;
}

/** Seeds farms of one size, each with its own user. */
export function seedFarms({ environment }: Pick<Ground, 'environment'>, size: SeededSize): SeededFarm[] {
  const password = 'bench and plough';
  const { farms } = size;
  const wishes = { ...size, password };
  const args = [
    join(root, 'dist/server/seed.js'),
    ...Object.entries(wishes).flatMap(([name, value]) => [`--${name}`, String(value)]),
  ];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { env: environment, encoding: 'utf8' });
  const emails = Array.from(stdout.matchAll(/as (\S+@\S+)/g), ([, email = '']) => email);
  if (status !== 0 || emails.length !== farms) throw new Error(`The farms cannot be seeded:\n${stdout}${stderr}`);
  return emails.map((email) => ({ email, password }));
}

/** Signs in and looks where the farm lies. */
export async function signIn(url: string, { email, password }: SeededFarm): Promise<SignedIn> {
  const session = await clientOf(url).gateway.authentication.signIn({ body: { username: email, password } });
  const { rows } = await clientOf(url, session.id_token).agroevidence.farms.list();
  const [farm] = rows;
  if (!farm?.boundingBox) throw new Error('The seeded farm has no land');
  return { token: session.id_token, farmId: farm.id, revision: farm.revision, box: farm.boundingBox };
}
