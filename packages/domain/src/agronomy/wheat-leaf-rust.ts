import {
  foundBySum,
  verdictOf,
  type DiseaseRule,
  type DiseaseVerdict,
  type SprayProtection,
  type WeatherHour,
} from './disease.ts';
import { mostInARow, type Contribution } from './known-hours.ts';

interface LeafRustFigures {
  /** Between these it infects, °C. */
  readonly temperatureAbove: number;
  readonly temperatureBelow: number;
  /** Above it, more warmth counts for less. */
  readonly optimum: number;
  readonly degreeHours: number;
  /** Part of the degree-hours from which the infection is near. */
  readonly nearShare: number;
}

export const leafRustRule: DiseaseRule<LeafRustFigures> = {
  model: 'WHEAT_LEAF_RUST',
  source: {
    document: 'Puccinia triticina infection model, FieldClimate',
    address: 'http://docs.metos.at/Puccinia+tritici+Infection+Model',
    validFrom: null,
  },
  figures: { temperatureAbove: 5, temperatureBelow: 30, optimum: 22.5, degreeHours: 90, nearShare: 0.8 },
};

/** Leaf rust of wheat, by the warmth of an unbroken time of wet leaves. */
export function judgeLeafRust(
  hours: readonly WeatherHour[],
  protection: SprayProtection,
  rule = leafRustRule,
): DiseaseVerdict {
  const { degreeHours, nearShare } = rule.figures;
  const sum = mostInARow(hours.map((hour) => degreesOf(hour, rule.figures)));
  const reason = { code: 'DEGREE_HOURS_OF_WETNESS', needed: degreeHours, unit: 'DEGREE_HOURS' } as const;
  const finding = foundBySum(sum, reason, (degrees) =>
    degrees >= degreeHours ? 'HIGH' : degrees >= degreeHours * nearShare ? 'LOW' : 'NONE',
  );
  return verdictOf(rule, protection, finding);
}

/** What a wet hour adds: too cold or too hot it adds nothing, but the leaves stay wet. */
function degreesOf({ temperature, isLeafWet }: WeatherHour, figures: LeafRustFigures): Contribution {
  if (isLeafWet === false) return false;
  if (temperature === null) return { atMost: figures.optimum };
  const degrees = degreesAt(temperature, figures);
  return isLeafWet === null ? { atMost: degrees } : degrees;
}

function degreesAt(temperature: number, { temperatureAbove, temperatureBelow, optimum }: LeafRustFigures): number {
  if (temperature <= temperatureAbove || temperature >= temperatureBelow) return 0;
  return temperature <= optimum ? temperature : 2 * optimum - temperature;
}
