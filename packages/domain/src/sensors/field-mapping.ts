import type { SensorFeature } from '../enumerations/sensor.ts';
import { fieldOf, isRecord, isSafeField, mostDepth, numericValue } from './json-values.ts';
import { measured, type DecodedReading } from './reading.ts';

/** What a farm says that one field of a maker's JSON means. */
export interface FieldMeaning {
  /** Names and places from the outside in, as `probes.0.temperature`. */
  readonly field: string;
  readonly feature: SensorFeature;
  readonly level: number;
  /** By which the number is multiplied, before the offset is added: from the maker's unit to that of the feature. */
  readonly factor?: number | null;
  readonly offset?: number | null;
  /** Of rainfall: what fell since the message before. Else it is a counter, of what fell since the device was switched on. */
  readonly isSinceLast?: boolean | undefined;
}

export type FieldMapping = readonly FieldMeaning[];

export interface NumericField {
  readonly field: string;
  readonly value: number;
}

const mostFields = 200;
const mostCharactersOfPath = 500;

/** The readings of an object by what its fields mean; a field that is missing or no number gives none. */
export function mapFields(object: unknown, mapping: FieldMapping): DecodedReading[] {
  return mapping.slice(0, mostFields).flatMap(({ field, feature, level, factor, offset, isSinceLast = false }) => {
    const number = numericValue(valueAt(object, field));
    const value = number === null ? null : number * (factor ?? 1) + (offset ?? 0);
    return measured(feature, level, value, feature === 'RAINFALL' && isSinceLast ? { aggregation: 'SUM' } : undefined);
  });
}

function valueAt(object: unknown, field: string): unknown {
  if (field.length > mostCharactersOfPath) return undefined;
  const steps = field.split('.');
  return steps.length > mostDepth ? undefined : steps.reduce<unknown>(inner, object);
}

function inner(value: unknown, step: string): unknown {
  if (Array.isArray(value))
    return /^(0|[1-9]\d{0,5})$/.test(step) ? (value as readonly unknown[])[Number(step)] : undefined;
  return isSafeField(step) ? fieldOf(value, step) : undefined;
}

/** All fields of an object that hold a number, for people to say what they mean; the outer ones first where there are too many. */
export function numericFieldsOf(object: unknown): readonly NumericField[] {
  const found: NumericField[] = [];
  let layer: readonly Place[] = isRecord(object) ? [{ path: [], value: object }] : [];
  for (let depth = 0; depth < mostDepth && layer.length > 0; depth += 1) {
    const places = layer.flatMap(placesIn).slice(0, mostPlaces);
    found.push(...places.flatMap(numericField));
    layer = places;
  }
  return found.slice(0, mostFields);
}

interface Place {
  readonly path: readonly string[];
  readonly value: unknown;
}

/** Of one depth; what is beyond nobody would look through. */
const mostPlaces = 300;

function placesIn({ path, value }: Place): readonly Place[] {
  if (Array.isArray(value))
    return (value as readonly unknown[])
      .slice(0, mostPlaces)
      .map((item, at) => ({ path: [...path, String(at)], value: item }));
  if (!isRecord(value)) return [];
  return Object.keys(value)
    .filter(canBeStep)
    .slice(0, mostPlaces)
    .map((field) => ({ path: [...path, field], value: value[field] }));
}

/** A name with a full stop in it would be taken for two. */
function canBeStep(field: string): boolean {
  return field !== '' && !field.includes('.') && isSafeField(field);
}

function numericField({ path, value }: Place): readonly NumericField[] {
  const number = numericValue(value);
  const field = path.join('.');
  return number === null || field.length > mostCharactersOfPath ? [] : [{ field, value: number }];
}
