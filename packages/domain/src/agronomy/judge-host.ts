import type { DiseaseHost } from '../enumerations/disease-host.ts';
import { knownOfDay, meanOf } from './coverage.ts';
import type { DiseaseVerdict, SprayProtection, WeatherHour } from './disease.ts';
import { bySeverity } from './disease-hosts.ts';
import { judgeOospores, judgePrimaryInfection, judgeSecondaryInfection } from './grape-downy-mildew.ts';
import { judgeHutton } from './potato-blight.ts';
import { judgeLeafRust } from './wheat-leaf-rust.ts';
import { judgeSeptoriaHumidity } from './wheat-septoria.ts';

export interface JudgedHour extends WeatherHour {
  /** Null where nobody knows where the hour was measured. */
  readonly isNight: boolean | null;
}

/** The hours of a day from midnight to midnight. */
export interface JudgedDay {
  readonly day: string;
  readonly hours: readonly JudgedHour[];
}

/** The last of some days that follow each other is judged; the vine needs all of them since January. */
type JudgedDays = readonly JudgedDay[];

/** For how many days back wet hours in a row are looked for: as many as the septoria reference model looks at. */
const wetDays = 3;

/**
 * All that models say of a crop at the end of the last of some days, what says most first. How far the crop is grown is not
 * asked here: where a model needs it, it says that it does not know.
 */
export function judgeHost(host: DiseaseHost, days: JudgedDays): readonly DiseaseVerdict[] {
  const protection: SprayProtection = { day: days.at(-1)?.day ?? '', protectedUntil: null };
  switch (host) {
    case 'POTATO':
      return [judgeHutton([hoursOf(days.at(-2)), hoursOf(days.at(-1))], protection)];
    case 'WHEAT': {
      const hours = lastHours(days, wetDays);
      return bySeverity([
        judgeSeptoriaHumidity(hours, { ...protection, growthStage: null }),
        judgeLeafRust(hours, protection),
      ]);
    }
    case 'GRAPE':
      return judgeVine(days, protection);
  }
}

/** Where spores are not ripe for certain, no rain can bring the first infection, and without it there is no second. */
function judgeVine(days: JudgedDays, protection: SprayProtection): readonly DiseaseVerdict[] {
  const spores = judgeOospores(dailyMeans(days), protection);
  if (spores.level === 'NONE') return [spores];
  return bySeverity([
    judgePrimaryInfection(lastHours(days, 2), { ...protection, shootLengthCm: null }),
    judgeSecondaryInfection(lastNight(days), protection),
  ]);
}

function hoursOf(day: JudgedDay | undefined): readonly JudgedHour[] {
  return day?.hours ?? [];
}

function lastHours(days: JudgedDays, count: number): readonly JudgedHour[] {
  return days.slice(-count).flatMap(hoursOf);
}

/** From the first of January on; days before the first that is known are not known. */
function dailyMeans(days: JudgedDays): readonly (number | null)[] {
  const year = days.at(-1)?.day.slice(0, 4);
  return days
    .filter(({ day }) => day.slice(0, 4) === year)
    .map(({ hours }) => meanOf(knownOfDay(hours.map(({ temperature }) => temperature))));
}

const noon = 12;

/** From noon to noon, what of it was night; an hour that may have been night counts as such. */
function lastNight(days: JudgedDays): readonly JudgedHour[] {
  const hours = [...hoursOf(days.at(-2)).slice(noon), ...hoursOf(days.at(-1)).slice(0, noon)];
  return hours.filter(({ isNight }) => isNight !== false);
}
