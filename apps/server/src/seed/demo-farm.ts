import { usualStartYear } from '@brazda/domain/season.ts';
import { withSystem } from '../db/farm-scope.ts';
import { failureOfDatabase } from '../db/constraints.ts';
import { recordSeededWork } from '../modules/agroevidence/public.ts';
import { farmsOfUser, findUserByEmail } from '../modules/core/public.ts';
import { constraintFailures } from '../modules.ts';
import type { Services } from '../services.ts';
import { demoMaterials } from './demo-materials.ts';
import { demoNames } from './demo-names.ts';
import { demoWork } from './demo-work/demo-work.ts';
import { makeWholeFarm, type MadeFarm, type SeedServices } from './make-whole-farm.ts';
import { readOutlines, realOutlines } from './real-outlines.ts';
import { addDemoSensors, keepDemoSensors, sendDemoSeason } from './sensors/demo-sensors.ts';

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
/** By this day of a year all crops of the season that began in the year before are harvested, maize the last. */
const harvestedBy = '10-01';
/** Of their land one drawing lies by itself, beyond two villages. */
const faraway = 44_999_843;

type DemoServices = SeedServices & Pick<Services, 'nudge' | 'nudgeFollowers' | 'telemetry'>;

/** The demo farm, as it was found or made. */
export interface DemoFarm {
  /** Whether there is one to look at. */
  readonly isThere: boolean;
  /**
   * Records what was done on its land, where it was just made: one action after the other, as long as nobody stops it. It
   * takes many times as long as to make the farm, so whoever serves it need not wait; what is there by then stands by itself.
   */
  readonly work: (stopping: AbortSignal) => Promise<void>;
  /** Lets its sensors go on measuring, as long as nobody stops it. */
  readonly measure: (stopping: AbortSignal) => Promise<void>;
}

const nothingToDo = (): Promise<void> => Promise.resolve();

/** Loads the demo farm unless somebody has its account already. */
export async function loadDemoFarm(services: DemoServices): Promise<DemoFarm> {
  const existing = await findDemo(services);
  if (existing) return { isThere: existing.farm !== undefined, work: nothingToDo, measure: measuring(services) };
  const today = services.clock.now().toISOString().slice(0, 10);
  const seasons = demoSeasons(today);
  const made = await makeDemoFarm(services, seasons);
  const work: DemoFarm['work'] = async (stopping) => {
    if (!made) return;
    // Its sensors first: they are quickly there, while its work takes long.
    await addDemoSensors(services, made, stopping);
    await workDemoFarm(services, made, { ...seasons, today, stopping });
    await sendDemoSeason(services, made, stopping);
  };
  return { isThere: true, work, measure: measuring(services) };
}

/** Of a farm that another process may just be making. */
function measuring(services: DemoServices): DemoFarm['measure'] {
  return async (stopping) => {
    const farm = (await findDemo(services))?.farm;
    if (farm) await keepDemoSensors(services, farm, stopping);
  };
}

interface DemoSeasons {
  /** The last one whose crops were all harvested: with it the work begins. */
  readonly first: number;
  readonly size: number;
}

/** The seasons that the plan shows, and where none of them is over yet, the one before. */
function demoSeasons(today: string): DemoSeasons {
  const shown = usualStartYear(today);
  const first = today.slice(5) >= harvestedBy ? shown : shown - 1;
  return { first, size: shown + plannedSeasons - first };
}

/** Undefined where another process that starts on the same database was quicker. */
async function makeDemoFarm(services: SeedServices, { first, size }: DemoSeasons): Promise<MadeFarm | undefined> {
  const outlines = (await realOutlines()).filter(
    ({ properties }) => demoLandUsers.has(properties.ID_UZ) && properties.ZAKRES_ID !== faraway,
  );
  const file = await readOutlines(outlines);
  const parcels = file.parcels.map((parcel) => ({
    ...parcel,
    name: demoNames[parcel.externalId ?? ''] ?? parcel.name,
  }));
  return makeWholeFarm(services, {
    ...demoSignIn,
    name: 'ZD Horní Lhota',
    file: { ...file, parcels },
    fileName: 'horni-lhota.geojson',
    rotation: { startYear: first, seasons: size, crops: rotation },
    materials: demoMaterials,
  }).catch((error: unknown) => {
    if (failureOfDatabase(error, constraintFailures) !== 'account.exists') throw error;
    return undefined;
  });
}

/** Each action as its owner would record it: they are read in the history and undone like those of people. */
async function workDemoFarm(
  services: DemoServices,
  { farmId, userId }: MadeFarm,
  { first, today, stopping }: DemoSeasons & { readonly today: string; readonly stopping: AbortSignal },
): Promise<void> {
  const owner = { userId, originalUserId: null, requestId: null, memberships: [farmId], farmIds: [farmId] };
  await recordSeededWork(services, owner, (ground) => demoWork(ground, first, today), stopping);
}

/** Undefined where nobody has its account; without a farm where that is somebody else’s, or its farm was deleted. */
function findDemo({ database }: SeedServices): Promise<{ readonly farm: MadeFarm | undefined } | undefined> {
  return withSystem(database, async (tx) => {
    const user = await findUserByEmail(tx, demoSignIn.email);
    const [farm] = user ? await farmsOfUser(tx, user.id) : [];
    return user && { farm: farm && { farmId: farm.id, userId: user.id } };
  });
}
