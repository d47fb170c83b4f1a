import type { DiseaseLight } from '@brazda/contract/iot/agronomy-diseases.ts';
import { protectedUntil, verdictOf, type DiseaseVerdict } from '@brazda/domain/agronomy/disease.ts';
import { bySeverity, protectionDays, severityOf } from '@brazda/domain/agronomy/disease-hosts.ts';
import { growthStageOn } from '@brazda/domain/agronomy/recorded-growth-stage.ts';
import { withGrowthStage } from '@brazda/domain/agronomy/wheat-septoria.ts';
import type { DiseaseWeek } from './disease-weeks.ts';
import { takenNodeView } from './taken-node.view.ts';
import type { WatchedParcel } from './watched-parcel.ts';

interface Days {
  readonly today: string;
  /** The last that is over. */
  readonly lastDay: string;
}

/** The light of a parcel; a spray of today counts already, on each day of the week those that were done by then. */
export function diseaseLightView(
  parcel: WatchedParcel,
  week: DiseaseWeek | undefined,
  { today, lastDay }: Days,
): DiseaseLight {
  const { parcelId, farmId, parcelName, cropId, cropName, host, weather } = parcel;
  const spray = lastSpray(parcel, today);
  const verdicts = withProtection(staged(parcel, week?.at(-1)?.verdicts ?? [], lastDay), today, spray.until);
  return {
    ...{ parcelId, farmId, parcelName, cropId, cropName, host },
    level: verdicts[0]?.level ?? 'UNKNOWN',
    verdicts: verdicts.map(verdictView),
    judgedDay: lastDay,
    week: (week ?? []).map(({ day, verdicts: found }) => ({
      day,
      level: withProtection(staged(parcel, found, day), day, lastSpray(parcel, day).until)[0]?.level ?? 'UNKNOWN',
    })),
    node: takenNodeView(weather),
    lack: typeof weather === 'string' ? weather : null,
    sprayedOn: spray.on,
    protectedUntil: spray.until,
  };
}

/** What is most to be looked at first, then by the names of parcels as they came. */
export function bySeverityOfLight(one: DiseaseLight, other: DiseaseLight): number {
  return severityOf(one.level) - severityOf(other.level);
}

function lastSpray(
  { sprayedOn, host }: WatchedParcel,
  day: string,
): { readonly on: string | null; readonly until: string | null } {
  const on = sprayedOn.filter((one) => one <= day).at(-1) ?? null;
  return { on, until: on === null ? null : protectedUntil(on, protectionDays[host]) };
}

/** What models say where it is known how far the crop of a parcel is grown. */
function staged(
  { growthStages }: Pick<WatchedParcel, 'growthStages'>,
  verdicts: readonly DiseaseVerdict[],
  day: string,
): readonly DiseaseVerdict[] {
  const growthStage = growthStageOn(day, growthStages);
  return growthStage === null ? verdicts : bySeverity(verdicts.map((one) => withGrowthStage(one, growthStage)));
}

function withProtection(
  verdicts: readonly DiseaseVerdict[],
  day: string,
  until: string | null,
): readonly DiseaseVerdict[] {
  return verdicts.map((verdict) =>
    verdictOf({ ...verdict, figures: undefined }, { day, protectedUntil: until }, verdict),
  );
}

function verdictView({ model, level, reason, source }: DiseaseVerdict): DiseaseLight['verdicts'][number] {
  return { model, level, reason: { ...reason }, source: { ...source } };
}
