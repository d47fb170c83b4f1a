import { usualStartYear } from '@brazda/domain/season.ts';
import { withSystem } from '../db/farm-scope.ts';
import { failureOfDatabase } from '../db/constraints.ts';
import { farmsOfUser, findUserByEmail } from '../modules/core/public.ts';
import { constraintFailures } from '../modules.ts';
import { demoNames } from './demo-names.ts';
import { makeWholeFarm, type SeedServices } from './make-whole-farm.ts';
import { readOutlines, realOutlines } from './real-outlines.ts';

export const demoSignIn = { email: 'demo@brazda.farm', password: 'brazda-demo' } as const;

/** Neighbours in the Drahany Highlands whose land lies together: seen whole, no field of it is too small to be seen. */
const demoLandUsers = new Set([90_009, 90_010, 90_011]);
/** A rotation of the highlands: each crop after one that it stands well after. General knowledge. */
const rotation = [
  'winter_rape',
  'winter_wheat',
  'maize_silage',
  'spring_barley',
  'red_clover',
  'winter_wheat',
] as const;
/** As many seasons as the plan shows at once. */
const plannedSeasons = 4;
/** Of their land one drawing lies by itself, beyond two villages. */
const faraway = 44_999_843;

/** Loads the demo farm unless somebody has its account already; returns whether there is one to look at. */
export async function loadDemoFarm(services: SeedServices): Promise<boolean> {
  const existing = await demoFarms(services);
  if (existing) return existing.length > 0;
  const outlines = (await realOutlines()).filter(
    ({ properties }) => demoLandUsers.has(properties.ID_UZ) && properties.ZAKRES_ID !== faraway,
  );
  const file = await readOutlines(outlines);
  const parcels = file.parcels.map((parcel) => ({
    ...parcel,
    name: demoNames[parcel.externalId ?? ''] ?? parcel.name,
  }));
  await makeWholeFarm(services, {
    ...demoSignIn,
    name: 'ZD Horní Lhota',
    file: { ...file, parcels },
    fileName: 'horni-lhota.geojson',
    rotation: {
      startYear: usualStartYear(services.clock.now().toISOString()),
      seasons: plannedSeasons,
      crops: rotation,
    },
  }).catch((error: unknown) => {
    // Another process that starts on the same database was quicker.
    if (failureOfDatabase(error, constraintFailures) !== 'account.exists') throw error;
  });
  return true;
}

function demoFarms({ database }: SeedServices): Promise<readonly unknown[] | undefined> {
  return withSystem(database, async (tx) => {
    const user = await findUserByEmail(tx, demoSignIn.email);
    return user && farmsOfUser(tx, user.id);
  });
}
