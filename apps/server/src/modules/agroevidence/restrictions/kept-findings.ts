import type { NewAction } from '@brazda/contract/agroevidence/action-records.ts';
import type { ActionDetail } from '@brazda/contract/agroevidence/action-shapes.ts';
import type { FoundOfMaterial, RestrictionFinding } from '@brazda/contract/agroevidence/restriction-shapes.ts';
import { takesTheCrop, type ActionType } from '@brazda/domain/enumerations/action.ts';
import type { UnjudgedReason } from '@brazda/domain/enumerations/restriction.ts';
import { readingOf, type FarmScope } from '#server/db/farm-scope.ts';
import { Failure } from '#server/foundation/failure.ts';
import type { Services } from '#server/services.ts';
import { collectFindings } from './distinct-findings.ts';
import { judgeParcels, type AskedRestrictions } from './judge-parcels.ts';

/** What is kept of an action when it is recorded: all that was against it or was not known. */
export interface KeptFindings {
  readonly findings: readonly RestrictionFinding[];
  readonly ofParcel: ReadonlyMap<number, readonly FoundOfMaterial[]>;
  /** Why nobody knows what is against it; null where it was judged. */
  readonly unjudged: UnjudgedReason | null;
}

type Needs = Pick<Services, 'database' | 'clock'>;

/**
 * What is against an action that is to be recorded; none of it keeps anybody from it. What cannot be asked about, such as a
 * parcel that there is not, is refused by the recording itself; where it is recorded all the same, it was not judged.
 */
export function findAgainst(
  needs: Needs,
  who: FarmScope,
  said: NewAction,
  exceptActionId?: number,
): Promise<KeptFindings> {
  const { actionType, day, startedAt } = said;
  // What is drawn is measured, whatever area is said beside it.
  const targets = said.targets.map(({ parcelId, area, geometry, growthStage }) => {
    return { parcelId, area: geometry ? null : area, geometry, growthStage, climateRegion: null };
  });
  const materials = 'materials' in said ? said.materials : [];
  const spraying =
    'timing' in said
      ? { timing: said.timing, driftReduction: said.spray?.driftReduction ?? null, water: said.spray?.water ?? null }
      : { timing: null, driftReduction: null, water: null };
  const cropId = 'cropId' in said ? said.cropId : null;
  return judgeWork(needs, who, { actionType, day, startedAt, cropId, ...spraying, targets, materials }, exceptActionId);
}

/** What is against an action that was not judged when it was recorded, as far as that can be found out now. */
export async function findWhatWasNotJudged(needs: Needs, who: FarmScope, action: ActionDetail): Promise<ActionDetail> {
  const { id, actionType, day, startedAt, crop, timing, spray, materials } = action;
  const targets = action.targets.map(({ parcelId, area, areaOrigin, growthStage }) => {
    return { parcelId, area: areaOrigin === 'PARCEL' ? null : area, geometry: null, growthStage, climateRegion: null };
  });
  const work = {
    ...{ actionType: actionType.name, day, startedAt, cropId: crop?.id ?? null, timing, targets },
    ...{ driftReduction: spray?.driftReduction ?? null, water: spray?.water ?? null },
    materials: materials.map(({ materialId, value, unit, basis, organismCodes, expiresOn }) => {
      return { materialId, value, unit, basis, organismCodes, expiresOn };
    }),
  };
  const { findings, ofParcel, unjudged } = await judgeWork(needs, who, work, id);
  if (unjudged !== null) return action;
  return {
    ...action,
    findings: [...findings],
    judging: { ...action.judging, when: 'READ' },
    targets: action.targets.map((target) => ({ ...target, found: [...(ofParcel.get(target.parcelId) ?? [])] })),
  };
}

/** Work on land, whether it is to be recorded or was. */
interface Work extends Omit<AskedRestrictions, 'work' | 'exceptActionId'> {
  readonly actionType: ActionType;
}

async function judgeWork(
  { database, clock }: Needs,
  who: FarmScope,
  work: Work,
  exceptActionId: number | undefined,
): Promise<KeptFindings> {
  try {
    const asked = { ...questionOf(work), ...(exceptActionId !== undefined && { exceptActionId }) };
    const judged = await judgeParcels(readingOf(database, who), asked, { now: clock.now(), isOutlined: false });
    const { findings, placesOf } = collectFindings();
    const ofParcel = judged.map(({ parcel, verdicts }) => {
      const found = verdicts.map((one): FoundOfMaterial => ({
        material: one.material,
        findings: placesOf(one.findings.filter(({ vote }) => vote !== 'ALLOWED')),
      }));
      return [parcel.id, found.filter((one) => one.findings.length > 0)] as const;
    });
    return { findings, ofParcel: new Map(ofParcel), unjudged: null };
  } catch (error) {
    if (error instanceof Failure) return { findings: [], ofParcel: new Map(), unjudged: reasonOf(error) };
    throw error;
  }
}

function reasonOf({ code }: Failure): UnjudgedReason {
  return code === 'deductions.tooLarge' ? 'LAND_TOO_LARGE' : 'FAILED';
}

/** What is asked of work: of what it brings onto the land, of what it takes from it, or whether people may go there. */
function questionOf({ actionType, ...asked }: Work): AskedRestrictions {
  if (asked.materials.length > 0) return { ...asked, work: 'APPLICATION' };
  const { day, startedAt, targets } = asked;
  const work = takesTheCrop(actionType) ? 'HARVEST' : 'ENTRY';
  return {
    work,
    day,
    startedAt,
    cropId: null,
    timing: null,
    driftReduction: null,
    water: null,
    targets,
    materials: [],
  };
}
