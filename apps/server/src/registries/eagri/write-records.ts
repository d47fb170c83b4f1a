import {
  namedFields,
  recordDecimals,
  recordFrames,
  type FieldType,
  type FieldValue,
  type ProtectionRecords,
  type RecordGroup,
  type RecordNames,
} from './record-fields.ts';
import { writtenRequest, type RegistryContent, type RegistryElement } from './registry-envelope.ts';
import type { RegistrySettings } from './registry-settings.ts';

/** The records as the ministry's service takes them: a document of XML by itself, which is sent as it stands. */
export function requestOfRecords(records: ProtectionRecords, settings: RegistrySettings): string {
  const { service, names } = settings.records;
  return writtenRequest(service, contentOfRecords(records, names), settings);
}

/** In the order of the schema; what is not known is left out. */
function contentOfRecords({ period, sowings, uses }: ProtectionRecords, names: RecordNames): RegistryContent {
  const { sowings: ofSowings, sowing: ofSowing, area, cultivation, uses: ofUses, use } = recordFrames;
  const write = (group: RecordGroup, record: Readonly<Record<string, FieldValue>>): RegistryElement[] =>
    fieldsOf(group, record, names);
  return [
    ...write('period', period),
    [
      ofSowings,
      sowings.map(({ areas, cultivations, ...record }): RegistryElement => [
        ofSowing,
        [
          ...write('sowing', record),
          ...areas.map((one): RegistryElement => [area, write('area', one)]),
          ...cultivations.map((one): RegistryElement => [cultivation, write('cultivation', one)]),
        ],
      ]),
    ],
    [ofUses, uses.map((one): RegistryElement => [use, write('use', one)])],
  ];
}

function fieldsOf(
  group: RecordGroup,
  record: Readonly<Record<string, FieldValue>>,
  names: RecordNames,
): RegistryElement[] {
  return namedFields(group, names).flatMap(([key, { name, type }]) =>
    valuesOf(record[key] ?? null).map((value): RegistryElement => [name, textOf(value, type)]),
  );
}

function valuesOf(value: FieldValue): readonly (string | number | boolean)[] {
  if (value === null) return [];
  return typeof value === 'object' ? value : [value];
}

function textOf(value: string | number | boolean, type: FieldType): string {
  if (typeof value !== 'number') return String(value);
  if (type === 'area') return value.toFixed(recordDecimals.area);
  return type === 'amount' ? amountText(value) : String(value);
}

function amountText(value: number): string {
  const { least, most } = recordDecimals.amount;
  return value.toFixed(most).replace(new RegExp(`0{1,${most - least}}$`), '');
}
