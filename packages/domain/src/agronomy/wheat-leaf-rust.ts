import {
  foundAmong,
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
  const run = mostInARow(hours.map((hour) => degreesOf(hour, rule.figures)));
  const level = run.certain >= degreeHours ? 'HIGH' : run.certain >= degreeHours * nearShare ? 'LOW' : 'NONE';
  const unknown = hours.length === 0 ? 1 : run.unknown;
  const numbers = { actual: run.certain, needed: degreeHours, unit: 'DEGREE_HOURS', unknown } as const;
  return verdictOf(rule, protection, foundAmong(level, 'DEGREE_HOURS_OF_WETNESS', numbers));
}

/** What a wet hour adds: too cold or too hot it adds nothing, but the leaves stay wet. */
function degreesOf({ temperature, isLeafWet }: WeatherHour, figures: LeafRustFigures): Contribution {
  if (isLeafWet === false) return false;
  if (isLeafWet === null || temperature === null) return null;
  const { temperatureAbove, temperatureBelow, optimum } = figures;
  if (temperature <= temperatureAbove || temperature >= temperatureBelow) return 0;
  return temperature <= optimum ? temperature : 2 * optimum - temperature;
}
