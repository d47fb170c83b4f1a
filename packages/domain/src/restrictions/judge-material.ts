import { addDays, firstDayOutside } from '../days.ts';
import { votes, type Vote } from '../enumerations/restriction.ts';
import { beginOfDay } from '../local-time.ts';
import type { AuthorisedUse } from '../materials/material-facts.ts';
import { isOrganic } from '../materials/nitrogen.ts';
import { always, finding, isPermitted, worstVote, type Finding, type Judged } from './finding.ts';
import { judgeAuthorisation } from './judge-authorisation.ts';
import { judgeBan } from './judge-ban.ts';
import { judgeDistance, notStated, type DistanceDemands, type LandLeft } from './judge-distances.ts';
import { judgePreHarvest } from './judge-harvest.ts';
import { judgeHolding } from './judge-holding.ts';
import { judgeNitrogen } from './judge-nitrogen.ts';
import { judgePackage } from './judge-package.ts';
import { judgeReentry } from './judge-reentry.ts';
import { judgeApplications, judgeInterval } from './judge-repeats.ts';
import { judgeCrop, judgeDose, judgeGrowthStage, judgeOrganism, judgeOtherCrops } from './judge-use.ts';
import { judgeWater } from './judge-water.ts';
import { labelOf } from './label-source.ts';
import type { JudgedApplication, JudgedHolding, JudgedParcel, SaidMaterial } from './question.ts';
import type { RestrictionRules } from './rules.ts';

/** Whether a material may be brought onto a parcel on a day. */
export interface Verdict {
  readonly vote: Vote;
  /**
   * The first day from the asked one on, on which it may be, at any time of it unless that was asked; null where there is none,
   * or nobody knows of any.
   */
  readonly earliest: string | null;
  /** The first instant at which it may be, where hours are counted and that is before the day begins. */
  readonly earliestAt: string | null;
  /** The first day on which the crop may be harvested after it; null where the label asks for no days. */
  readonly harvestFrom: string | null;
  readonly findings: readonly Finding[];
}

/** What a material is judged by, besides what is said of it. */
export interface JudgedBy {
  readonly application: JudgedApplication;
  readonly parcel: JudgedParcel;
  readonly rules: RestrictionRules;
  readonly distances: DistanceDemands;
  /** What each of the demanded distances leaves of the parcel, in their order. */
  readonly land: readonly LandLeft[];
  /** Kilograms of counted nitrogen a hectare of all fertilizers of the application; null where nobody knows. */
  readonly nitrogen: number | null;
  /** Of the farm of the parcel; null where nothing organic is brought. */
  readonly holding: JudgedHolding | null;
}

export function judgeMaterial(said: SaidMaterial, by: JudgedBy): Verdict {
  const { application, parcel, rules } = by;
  const { day } = application;
  const when = { ...application, timeZone: parcel.timeZone };
  const { material } = said;
  const expired = judgePackage(said, day);
  const common = [...(expired ? [expired] : []), ...entries(by), ...distancesKept(by)];
  if (material.kind === 'SEED') return verdictOf(when, common);
  if (material.kind === 'FERTILIZER') {
    const isDated = material.validFrom !== null || material.validTo !== null;
    const authorised = isDated ? [judgeAuthorisation(material, day)] : [];
    const ban = judgeBan(material.facts.releaseClass, parcel, day, rules.bans);
    const limit = judgeNitrogen(by.nitrogen, parcel, day, rules.limits);
    const isOfHolding = by.holding !== null && isOrganic(material.facts.type) && material.facts.percent.N !== 0;
    const ofHolding = isOfHolding ? [judgeHolding(by.holding, parcel)] : [];
    return verdictOf(when, [...authorised, ban, limit, ...ofHolding, ...common]);
  }
  const authorised = judgeAuthorisation(material, day);
  const uses = material.facts.uses.filter(({ cropIds }) => cropIds.some((id) => parcel.cropIds.includes(id)));
  if (uses.length === 0) {
    return verdictOf(when, [authorised, withoutUse(said, by, material.facts.uses), ...common]);
  }
  const others = judgeOtherCrops(material.facts.uses, parcel, day, labelOf(material));
  return bestOf(
    uses.map((use) => {
      const ofUse = [...judgeUse(use, said, by), ...(others ? [others] : [])];
      const verdict = verdictOf(when, [authorised, ...ofUse, ...common]);
      const { preHarvest } = use;
      const harvestFrom = typeof preHarvest === 'number' ? addDays(day, preHarvest) : null;
      return { ...verdict, harvestFrom };
    }),
    parcel.timeZone,
  );
}

function judgeUse(use: AuthorisedUse, said: SaidMaterial, { parcel, application, rules }: JudgedBy): Judged[] {
  const { material } = said;
  const { day } = application;
  const source = labelOf(material);
  const usesOfIt = parcel.earlierUses.filter(({ materialId }) => materialId === material.id);
  const usedOn = usesOfIt.map((used) => used.day);
  const beforeSowing = usesOfIt.filter(({ isBeforeSowing }) => isBeforeSowing).length;
  const repeats = { parcel, usedOn, beforeSowing, day, source };
  const water = judgeWater(use, application.water, source);
  return [
    judgeCrop(use, parcel, day, source),
    judgeOrganism(use, said.organismCodes, source),
    judgeDose(use, said, parcel.areaM2, source),
    ...(water ? [water] : []),
    judgeApplications(use, repeats),
    judgeInterval(use, repeats),
    judgeGrowthStage(use, parcel, application, source),
    judgePreHarvest(use.preHarvest, parcel, { day, source, figures: rules.figures }),
  ];
}

/** Why a product has no use on a parcel. */
function withoutUse(said: SaidMaterial, { parcel }: JudgedBy, uses: readonly AuthorisedUse[]): Judged {
  const check = 'CROP';
  const source = labelOf(said.material);
  if (uses.length === 0) return always(finding({ check, vote: 'UNKNOWN', reason: 'USES_NOT_STATED', source }));
  if (parcel.cropIds.length === 0) return always(finding({ check, vote: 'UNKNOWN', reason: 'CROP_UNKNOWN', source }));
  const about = [...new Set(uses.map(({ cropText }) => cropText).filter(Boolean))].join(', ') || null;
  if (uses.some(({ cropIds }) => cropIds.length === 0)) {
    return always(finding({ check, vote: 'UNKNOWN', reason: 'CROP_ONLY_IN_WORDS', source }, { about }));
  }
  return always(finding({ check, vote: 'FORBIDDEN', reason: 'CROP_NOT_AUTHORISED', source }, { about }));
}

/** Whoever works on the land goes onto it: what was used there before must let them. */
function entries({ parcel, application, rules }: JudgedBy): Judged[] {
  const { day, startedAt } = application;
  const entry = { day, startedAt, timeZone: parcel.timeZone, figures: rules.figures };
  return parcel.earlierUses.flatMap((used) => judgeReentry(used, entry) ?? []);
}

function distancesKept({ distances, land, parcel }: JudgedBy): Judged[] {
  return [
    ...distances.demands.map((demand, at) => {
      const left = land[at];
      if (!left) throw new RangeError('What a distance leaves of the parcel was not said');
      return judgeDistance(demand, left, parcel.areaM2);
    }),
    ...distances.notStated.map((along) => notStated(along, distances.source)),
  ];
}

/** Nobody is told of a day that is more than a year away. */
const farthestDays = 366;

/** When it is to be, and by whose clocks. */
type When = Pick<JudgedApplication, 'day' | 'startedAt'> & Pick<JudgedParcel, 'timeZone'>;

/** All findings of a day together, and the first day on which all of them permit. */
export function verdictOf(when: When, judged: readonly Judged[]): Verdict {
  const { day } = when;
  const findings = judged.map((one) => one.finding);
  const vote = worstVote(findings.map((one) => one.vote));
  const told = { vote, harvestFrom: null, findings };
  if (isPermitted(vote)) return { ...told, earliest: day, earliestAt: null };
  const isNever = judged.some(({ hangsOnDay, finding: found }) => !hangsOnDay && !isPermitted(found.vote));
  const open = firstDayOutside(
    judged.flatMap(({ closed }) => closed),
    day,
  );
  const earliest = isNever || open === null || open > addDays(day, farthestDays) ? null : open;
  return { ...told, earliest, earliestAt: earliest === null ? null : earliestInstant(when, judged, earliest) };
}

/** The first instant at which all permit, where that is before the first day on which they do at any time. */
function earliestInstant(
  { day, startedAt, timeZone }: When,
  judged: readonly Judged[],
  earliest: string,
): string | null {
  if (judged.every(({ closedHours }) => closedHours === null)) return null;
  const begins = (of: string): number => beginOfDay(of, timeZone).getTime();
  const closed = judged.flatMap(
    (one) => one.closedHours ?? one.closed.map(({ from, to }) => ({ from: begins(from), to: begins(addDays(to, 1)) })),
  );
  let instant = startedAt === null ? begins(day) : Date.parse(startedAt);
  for (const range of closed.toSorted((one, other) => one.from - other.from)) {
    if (range.from <= instant && instant < range.to) instant = range.to;
  }
  return instant < begins(earliest) ? new Date(instant).toISOString() : null;
}

/** What is authorised in one way is authorised: the use with the best vote, and the first time that any of them gives. */
function bestOf(verdicts: readonly Verdict[], timeZone: string): Verdict {
  const [best] = verdicts.toSorted((one, other) => rankOf(one) - rankOf(other));
  if (!best) throw new RangeError('There is no use to choose from');
  const [earliest = null] = verdicts.flatMap((verdict) => verdict.earliest ?? []).toSorted();
  const [earliestAt = null] = verdicts.flatMap((verdict) => verdict.earliestAt ?? []).toSorted();
  const isBefore =
    earliestAt !== null && earliest !== null && Date.parse(earliestAt) < beginOfDay(earliest, timeZone).getTime();
  return { ...best, earliest, earliestAt: isBefore ? earliestAt : null };
}

/** By the vote, then by how much stands against it. */
function rankOf({ vote, findings }: Verdict): number {
  const against = findings.filter((found) => found.vote !== 'ALLOWED').length;
  return votes.indexOf(vote) * 1000 + against;
}
