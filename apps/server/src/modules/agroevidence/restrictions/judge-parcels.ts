import type { RestrictionQuestion } from '@brazda/contract/agroevidence/restrictions.ts';
import type { Vote } from '@brazda/domain/enumerations/restriction.ts';
import { kilogramsOf, totalOf, unitKindOf, type SaidAmount } from '@brazda/domain/materials/amount.ts';
import { nitrogenOf, type Nitrogen } from '@brazda/domain/materials/nitrogen.ts';
import { worstVote } from '@brazda/domain/restrictions/finding.ts';
import { demandsOf } from '@brazda/domain/restrictions/judge-distances.ts';
import { judgeHarvest } from '@brazda/domain/restrictions/judge-harvest.ts';
import { judgeMaterial, verdictOf, type Verdict } from '@brazda/domain/restrictions/judge-material.ts';
import { judgeReentry } from '@brazda/domain/restrictions/judge-reentry.ts';
import type { JudgedParcel, SaidMaterial } from '@brazda/domain/restrictions/question.ts';
import type { RestrictionRules } from '@brazda/domain/restrictions/rules.ts';
import { hectares } from '@brazda/domain/measures.ts';
import type { FarmReading } from '#server/db/farm-scope.ts';
import { Failure } from '#server/foundation/failure.ts';
import type { WorkedOutline } from '../actions/cut-worked-land.ts';
import { requireParcels } from '../deductions/cut-in-pieces.ts';
import type { DeductedParcel } from '../deductions/deducted-parcels.repository.ts';
import { readMaterials } from '../materials/known-materials.ts';
import { cutDistances, type LandOfParcel } from './cut-distances.ts';
import { readJudgedHoldings, type BroughtOrganic } from './judged-holdings.ts';
import { readJudgedParcels } from './judged-parcels.ts';
import { readRules } from './restriction-rules.repository.ts';
import { readWorkedParts, type WorkedParts } from './worked-parts.ts';

const squareMetresOfHectare = 10_000;

export type AskedRestrictions = Omit<RestrictionQuestion, 'isOutlined'>;

/** What was found of a parcel: of each material in its order, or of a harvest. */
export interface JudgedLand {
  readonly parcel: DeductedParcel;
  readonly vote: Vote;
  readonly verdicts: readonly (Verdict & { readonly material: number | null })[];
  readonly land: LandOfParcel;
  /** The part of it that was drawn as worked, and cut by it; null for all of it. */
  readonly worked: WorkedOutline | null;
}

/** Judges all parcels at once. Throws `cultivation.outlineInvalid`, `cultivation.outsideParcel`, `parcel.notFound`, `material.notFound`, `action.amountTooLarge` and `deductions.tooLarge`. */
export async function judgeParcels(
  farms: FarmReading,
  asked: AskedRestrictions,
  { now, isOutlined }: { readonly now: Date; readonly isOutlined: boolean },
): Promise<JudgedLand[]> {
  const parts = await readWorkedParts(farms, asked);
  const question = withDrawnAreas(asked, parts);
  const materialIds = [...new Set(question.materials.map(({ materialId }) => materialId))];
  const [parcels, rulesOf, materials] = await Promise.all([
    requireParcels(
      farms,
      question.targets.map(({ parcelId }) => parcelId),
      now,
    ),
    readRules(farms),
    readMaterials(farms, materialIds),
  ]);
  if (materials.size < materialIds.length) throw new Failure('material.notFound');
  const isOfNitrogen = [...materials.values()].some(({ kind }) => kind === 'FERTILIZER');
  const judged = await readJudgedParcels(farms, parcels, { ...question, isOfNitrogen });
  const landM2 = [...judged.values()].reduce((sum, { areaM2 }) => sum + areaM2, 0);
  const said = saidMaterials(question, materials, landM2);
  const demands = parcels.map(({ countryCode }) =>
    said.map(({ material }) => demandsOf(material, question, rulesOf(countryCode).distances)),
  );
  const demanded = parcels.map((parcel, at) => ({
    parcel,
    demands: (demands[at] ?? []).map((ofMaterial) => ofMaterial.demands),
  }));
  const lands = await cutDistances(farms, demanded, { parts, isOutlined });
  const { counted: nitrogen, organic } = broughtNitrogen(said, question.day);
  const holdings =
    organic === 0 ? undefined : await readJudgedHoldings(farms, organicOf(question, organic, parcels, judged), now);
  return parcels.map((parcel, at): JudgedLand => {
    const known = judged.get(parcel.id);
    const land = lands.get(parcel.id);
    if (!known || !land) throw new Error(`The parcel ${parcel.id} was not judged`);
    const rules = rulesOf(parcel.countryCode);
    const verdicts =
      question.work !== 'APPLICATION'
        ? [{ ...judgeEntry(known, rules, question), material: null }]
        : said.map((one, material) => {
            const distances = demands[at]?.[material];
            if (!distances) throw new Error('The distances of a material were not told');
            const by = {
              application: question,
              parcel: known,
              rules,
              distances,
              land: land.left[material] ?? [],
              nitrogen,
              holding: holdings?.get(parcel.farmId) ?? null,
            };
            return { ...judgeMaterial(one, by), material };
          });
    return {
      parcel,
      vote: worstVote(verdicts.map(({ vote }) => vote)),
      verdicts,
      land,
      worked: parts.get(parcel.id) ?? null,
    };
  });
}

/** What is drawn is as large as what of it lies in its parcel, whatever is said beside it. */
function withDrawnAreas(question: AskedRestrictions, parts: WorkedParts): AskedRestrictions {
  if (parts.size === 0) return question;
  const targets = question.targets.map((target) => {
    const part = parts.get(target.parcelId);
    return part ? { ...target, area: hectares(part.areaM2) } : target;
  });
  return { ...question, targets };
}

/** Whether people may go onto a parcel, or it may be harvested, after all that was used on it. */
function judgeEntry(
  { earlierUses, timeZone }: JudgedParcel,
  { figures }: RestrictionRules,
  { day, startedAt, work }: AskedRestrictions,
): Verdict {
  const of = { day, startedAt, timeZone, figures };
  const isHarvest = work === 'HARVEST';
  return verdictOf(
    of,
    earlierUses.flatMap((used) => [(isHarvest && judgeHarvest(used, of)) || [], judgeReentry(used, of) ?? []].flat()),
  );
}

/** Materials with what falls to a hectare of all the land. Throws `action.amountTooLarge`. */
function saidMaterials(
  { materials }: AskedRestrictions,
  known: Awaited<ReturnType<typeof readMaterials>>,
  landM2: number,
): SaidMaterial[] {
  const amounts = materials.map(({ value, unit, basis }): SaidAmount => {
    if (totalOf({ value, unit, basis }, landM2) === undefined) throw new Failure('action.amountTooLarge');
    const ofHectare = basis === 'HECTARE' ? value : (value * squareMetresOfHectare) / landM2;
    return { value: ofHectare, unit, basis: 'HECTARE' };
  });
  return materials.map(({ materialId, organismCodes, expiresOn }, at) => {
    const material = known.get(materialId);
    const amount = amounts[at];
    if (!material || !amount) throw new Failure('material.notFound');
    const further = amounts.filter((_, other) => other !== at && materials[other]?.materialId === materialId);
    return { material, organismCodes, amount, further, expiresOn };
  });
}

/** What is brought of organic nitrogen, on how much land of which farm. */
function organicOf(
  { day, exceptActionId }: AskedRestrictions,
  perHectare: number | null,
  parcels: readonly DeductedParcel[],
  judged: ReadonlyMap<number, JudgedParcel>,
): BroughtOrganic {
  const landOfFarms = new Map<number, number>();
  for (const { id, farmId } of parcels) {
    landOfFarms.set(farmId, (landOfFarms.get(farmId) ?? 0) + (judged.get(id)?.areaM2 ?? 0));
  }
  return { day, exceptActionId, perHectare, landOfFarms };
}

/** Kilograms that all fertilizers bring onto a hectare; null where nobody knows. */
function broughtNitrogen(said: readonly SaidMaterial[], day: string): Nitrogen {
  const brought = said.flatMap(({ material, amount: { value, unit } }) => {
    if (material.kind !== 'FERTILIZER') return [];
    const { facts } = material;
    const ofHectare = totalOf({ value, unit, basis: 'TOTAL' }, squareMetresOfHectare) ?? Number.NaN;
    const weights = { kilogramsPerLitre: facts.kilogramsPerLitre, kilogramsPerSeedUnit: null };
    return [{ facts, kilograms: kilogramsOf(ofHectare, unitKindOf(unit), weights) }];
  });
  return nitrogenOf(brought, day);
}
