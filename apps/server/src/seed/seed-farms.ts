import { seasonOfDay } from '@brazda/domain/season.ts';
import { withSystem } from '../db/farm-scope.ts';
import { findUserByEmail } from '../modules/core/public.ts';
import { farmLand } from './farm-land.ts';
import { makeWholeFarm, type SeedServices } from './make-whole-farm.ts';
import { readOutlines, realOutlines } from './real-outlines.ts';
import type { SensorServices } from './sensors/demo-sensors.ts';
import { seedSensors } from './sensors/seed-sensors.ts';

export interface SeedWishes {
  readonly farms: number;
  readonly parcels: number;
  /** What was done on each over the last ten seasons. */
  readonly actions: number;
  /** Devices of each, and of how many days up to now they have measured. */
  readonly sensors: number;
  readonly days: number;
  readonly password: string;
}

export interface SeededFarm {
  readonly name: string;
  readonly email: string;
  readonly parcels: number;
  /** Of its devices; stored soon after by whoever stores what devices send. */
  readonly messages: number;
  readonly milliseconds: number;
}

const seasons = 10;

/** Makes farms of a size for measuring, each with its own user, after those that were made before. */
export async function* seedFarms(
  services: SeedServices & SensorServices,
  wishes: SeedWishes,
): AsyncGenerator<SeededFarm> {
  const outlines = await realOutlines();
  let number = 0;
  for (let count = 0; count < wishes.farms; count += 1) {
    number = await nextNumber(services, number);
    const started = performance.now();
    const email = emailOf(number);
    const name = `Velká farma ${number}`;
    const file = await readOutlines(farmLand(outlines, number - 1, wishes.parcels));
    const { password, actions } = wishes;
    const work = {
      actions,
      seasons,
      firstSeason: seasonOfDay(services.clock.now().toISOString().slice(0, 10)) - seasons,
    };
    const made = await makeWholeFarm(services, {
      name,
      email,
      password,
      file,
      fileName: `seed-${number}.geojson`,
      work,
    });
    const messages = wishes.sensors > 0 ? await seedSensors(services, made, file, wishes) : 0;
    yield { name, email, parcels: file.parcels.length, messages, milliseconds: performance.now() - started };
  }
}

async function nextNumber(services: SeedServices, after: number): Promise<number> {
  const next = after + 1;
  const taken = await withSystem(services.database, (tx) => findUserByEmail(tx, emailOf(next)));
  return taken ? nextNumber(services, next) : next;
}

function emailOf(number: number): string {
  return `seed-${number}@brazda.farm`;
}
