import type { FieldMapping } from '@brazda/contract/iot/field-mapping.ts';
import type { SensorFeature } from '@brazda/domain/enumerations/sensor.ts';
import { mapFields, numericFieldsOf } from '@brazda/domain/sensors/field-mapping.ts';
import { iotNodesCreateFields } from '#web/lib/fields.generated.ts';
import { isBeyond } from '#web/lib/number-bounds.ts';

/** What one field of a message means, as it was typed; without a feature it is not read. */
export interface TypedMeaning {
  readonly field: string;
  readonly feature: SensorFeature | null;
  readonly level: number | null;
  readonly factor: number | null;
  readonly offset: number | null;
  /** Of rainfall: whether it is what fell since the message before. */
  readonly isSinceLast: boolean;
}

export type MeaningFault = 'level' | 'factor' | 'offset' | 'twice';

const notRead = { feature: null, level: 0, factor: 1, offset: 0, isSinceLast: false } as const;
const limits = iotNodesCreateFields;

export function typedMapping(mapping: FieldMapping): readonly TypedMeaning[] {
  return mapping.map(({ isSinceLast = false, ...meaning }) => ({ ...meaning, isSinceLast }));
}

/** The object of a message, as it was kept; undefined where there is none whose fields could mean something. */
export function objectOf(content: string | null | undefined): unknown {
  if (!content) return undefined;
  try {
    const said: unknown = JSON.parse(content);
    return typeof said === 'object' && said !== null && !Array.isArray(said) ? said : undefined;
  } catch {
    return undefined;
  }
}

/** A line for each field with a number in a message, and for each that has a meaning already. */
export function linesOf(mapping: readonly TypedMeaning[], object: unknown): readonly TypedMeaning[] {
  const known = new Set(mapping.map(({ field }) => field));
  const others = numericFieldsOf(object).filter(({ field }) => !known.has(field));
  return [...mapping, ...others.map(({ field }) => ({ field, ...notRead }))];
}

/** What is sent; fields that are not read are left out. */
export function saidMapping(mapping: readonly TypedMeaning[]): FieldMapping {
  return mapping.flatMap(({ field, feature, level, factor, offset, isSinceLast }) =>
    feature === null
      ? []
      : [
          {
            ...{ field, feature, level: level ?? 0, factor: factor ?? 1, offset: offset ?? 0 },
            ...(feature === 'RAINFALL' && isSinceLast && { isSinceLast }),
          },
        ],
  );
}

/** What is wrong with a line; nothing of one that is not read. */
export function meaningFaults(meaning: TypedMeaning, all: readonly TypedMeaning[]): readonly MeaningFault[] {
  const { feature, level, factor, offset } = meaning;
  if (feature === null) return [];
  const isTwice = all.some(
    (other) => other.field !== meaning.field && other.feature === feature && other.level === level,
  );
  return [
    ...(level === null || !Number.isInteger(level) || isBeyond(level, limits['fieldMapping.level'])
      ? (['level'] as const)
      : []),
    ...(factor === null || factor === 0 || isBeyond(factor, limits['fieldMapping.factor'])
      ? (['factor'] as const)
      : []),
    ...(offset === null || isBeyond(offset, limits['fieldMapping.offset']) ? (['offset'] as const) : []),
    ...(isTwice ? (['twice'] as const) : []),
  ];
}

/** What a line makes of a message; undefined where it has no such number. */
export function triedValue(meaning: TypedMeaning, object: unknown): number | undefined {
  return mapFields(object, saidMapping([meaning]))[0]?.value;
}

/** What stands in a field of a message as it came. */
export function sentValue({ field }: TypedMeaning, object: unknown): number | undefined {
  return numericFieldsOf(object).find((one) => one.field === field)?.value;
}
