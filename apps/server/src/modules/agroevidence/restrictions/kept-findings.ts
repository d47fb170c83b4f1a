import type { NewAction } from '@brazda/contract/agroevidence/action-records.ts';
import type { FoundOfMaterial, RestrictionFinding } from '@brazda/contract/agroevidence/restriction-shapes.ts';
import { takesTheCrop } from '@brazda/domain/enumerations/action.ts';
import { readingOf, type FarmScope } from '#server/db/farm-scope.ts';
import { Failure } from '#server/foundation/failure.ts';
import type { Services } from '#server/services.ts';
import { collectFindings } from './distinct-findings.ts';
import { judgeParcels, type AskedRestrictions } from './judge-parcels.ts';

/** What is kept of an action when it is recorded: all that was against it or was not known. */
export interface KeptFindings {
  readonly findings: readonly RestrictionFinding[];
  readonly ofParcel: ReadonlyMap<number, readonly FoundOfMaterial[]>;
}

const nothing: KeptFindings = { findings: [], ofParcel: new Map() };

/**
 * What is against an action that is to be recorded; none of it keeps anybody from it. What cannot be asked about, such as a
 * parcel that there is not, is refused by the recording itself.
 */
export async function findAgainst(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  who: FarmScope,
  said: NewAction,
  exceptActionId?: number,
): Promise<KeptFindings> {
  const question = questionOf(said);
  try {
    const asked = { ...question, ...(exceptActionId !== undefined && { exceptActionId }) };
    const judged = await judgeParcels(readingOf(database, who), asked, { now: clock.now(), isOutlined: false });
    const { findings, placesOf } = collectFindings();
    const ofParcel = judged.map(({ parcel, verdicts }) => {
      const found = verdicts.map((one): FoundOfMaterial => ({
        material: one.material,
        findings: placesOf(one.findings.filter(({ vote }) => vote !== 'ALLOWED')),
      }));
      return [parcel.id, found.filter((one) => one.findings.length > 0)] as const;
    });
    return { findings, ofParcel: new Map(ofParcel) };
  } catch (error) {
    if (error instanceof Failure) return nothing;
    throw error;
  }
}

/** What is asked of an action: of what it brings onto the land, of what it takes from it, or whether people may go there. */
function questionOf(said: NewAction): AskedRestrictions {
  const { day } = said;
  // What is drawn is measured, whatever area is said beside it.
  const targets = said.targets.map(({ parcelId, area, geometry, growthStage }) => {
    return { parcelId, area: geometry ? null : area, geometry, growthStage, climateRegion: null };
  });
  if ('timing' in said) {
    const { cropId, timing, spray, materials } = said;
    const driftReduction = spray?.driftReduction ?? null;
    return { work: 'APPLICATION', day, cropId, timing, driftReduction, targets, materials };
  }
  const nothingOfSpraying = { timing: null, driftReduction: null };
  if ('materials' in said && said.materials.length > 0) {
    const { cropId, materials } = said;
    return { work: 'APPLICATION', day, cropId, ...nothingOfSpraying, targets, materials };
  }
  const work = takesTheCrop(said.actionType) ? 'HARVEST' : 'ENTRY';
  return { work, day, cropId: null, ...nothingOfSpraying, targets, materials: [] };
}
