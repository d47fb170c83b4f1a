import { nobody, recordAudit } from '../audit/record-audit.ts';
import { withNewFarm } from '../db/farm-scope.ts';
import type { LandFile } from '../files/land/land-file.ts';
import {
  addMaterials,
  analyzeActions,
  analyzeLand,
  importAtOnce,
  insertFarmMap,
  planRotation,
  workYears,
  type Rotation,
  type SeededMaterial,
  type WorkedYears,
} from '../modules/agroevidence/public.ts';
import { insertFarm } from '../modules/core/public.ts';
import { addAccount } from '../modules/gateway/public.ts';
import type { Services } from '../services.ts';

export type SeedServices = Pick<Services, 'database' | 'passwords' | 'clock'>;

export interface WholeFarm {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly file: LandFile;
  readonly fileName: string;
  /** What is to grow on its arable land; without it nothing is planned. */
  readonly rotation?: Rotation;
  /** What it has for itself, beside the catalogue. */
  readonly materials?: readonly SeededMaterial[];
  /** What was done on its land; without it nothing was. */
  readonly work?: WorkedYears;
}

/** A farm that was made, and its owner. */
export interface MadeFarm {
  readonly farmId: number;
  readonly userId: number;
}

/** Makes a Czech farm with its user and its land in one transaction, so that a broken start leaves all of it or nothing. */
export async function makeWholeFarm({ database, passwords, clock }: SeedServices, farm: WholeFarm): Promise<MadeFarm> {
  const { name, email, file, fileName } = farm;
  const countryCode = 'CZ';
  const passwordHash = await passwords.hash(farm.password);
  const now = clock.now();
  const { imported, made } = await withNewFarm(
    database,
    async (tx) => {
      const user = await addAccount(tx, { email, language: 'cs', passwordHash }, now);
      return { ...(await insertFarm(tx, { name, countryCode }, user.id)), userId: user.id };
    },
    async (tx, { id, userId }) => {
      await insertFarmMap(tx, id);
      await recordAudit(tx, nobody, { action: 'farm.registered', farmId: id }, now);
      const { imported } = await importAtOnce(tx, id, { file, fileName, countryCode }, now);
      if (farm.rotation) await planRotation(tx, id, farm.rotation);
      if (farm.materials) await addMaterials(tx, id, farm.materials);
      if (farm.work) await workYears(tx, id, farm.work);
      return { imported, made: { farmId: id, userId } };
    },
  );
  await analyzeLand(database, imported);
  if (farm.work) await analyzeActions(database, farm.work.actions);
  return made;
}
