import { protectionUseTypes } from '@brazda/domain/enumerations/submission.ts';
import {
  namedFields,
  recordDecimals,
  recordFrames,
  recordsVersion,
  type FieldType,
  type RecordField,
  type RecordGroup,
  type RecordNames,
} from './record-fields.ts';

const types: Readonly<Record<FieldType, string>> = {
  token: 'text',
  date: 'xs:date',
  time: 'xs:time',
  boolean: 'xs:boolean',
  area: 'area',
  amount: 'amount',
  number: 'xs:positiveInteger',
  stage: 'stage',
  unit: 'unit',
  useType: 'useType',
};

const simpleTypes = (version: number): string[] => [
  restriction('text', 'xs:token', '<xs:minLength value="1"/>'),
  restriction('area', 'xs:decimal', `<xs:minInclusive value="0"/><xs:fractionDigits value="${recordDecimals.area}"/>`),
  restriction(
    'amount',
    'xs:decimal',
    `<xs:minExclusive value="0"/><xs:fractionDigits value="${amountDigits(version)}"/>`,
  ),
  restriction('stage', 'xs:integer', '<xs:minInclusive value="0"/><xs:maxInclusive value="99"/>'),
  restriction('unit', 'xs:token', enumerated(['kg', 'l'])),
  restriction('useType', 'xs:token', enumerated(protectionUseTypes)),
];

/**
 * What the records look like that are handed over: XML Schema 1.0, in the namespace of the service. It is ours, of what is publicly
 * known of the ministry's; names that are assumptions are marked as such.
 */
export function schemaOfRecords(namespace: string, names: RecordNames, version: number = recordsVersion): string {
  const group = (of: RecordGroup): string =>
    namedFields(of, names)
      .map(([, field]) => fieldElement(field))
      .join('');
  const { sowings, sowing, area, cultivation, uses, use } = recordFrames;
  const ofSowing = [
    group('sowing'),
    frame(area, many, group('area')),
    frame(cultivation, many, group('cultivation')),
  ].join('');
  const whole = [
    group('period'),
    frame(sowings, '', frame(sowing, many, ofSowing)),
    frame(uses, '', frame(use, many, group('use'))),
  ].join('');
  const head = `xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns="${attribute(namespace)}" targetNamespace="${attribute(namespace)}"`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n<xs:schema ${head} elementFormDefault="qualified" version="${version}">${simpleTypes(version).join('')}${frame('Request', '', whole)}</xs:schema>\n`;
}

/** The first version had fewer, and is published as it was. */
function amountDigits(version: number): number {
  return version === 1 ? recordDecimals.amount.least : recordDecimals.amount.most;
}

const many = 'maxOccurs="unbounded"';
const occurrences = { '1': '', '0-1': ' minOccurs="0"', '0-N': ` minOccurs="0" ${many}` } as const;
const notes = {
  PUBLIC: '',
  BESIDE: 'Assumption: named as in a service beside it.',
  OURS: 'Assumption: no public source names it.',
} as const;

function fieldElement({ name, type, occurs, source }: RecordField): string {
  const head = `xs:element name="${name}" type="${types[type]}"${occurrences[occurs]}`;
  const note = notes[source];
  if (note === '') return `<${head}/>`;
  return `<${head}><xs:annotation><xs:documentation>${note}</xs:documentation></xs:annotation></xs:element>`;
}

function frame(name: string, occurs: string, content: string): string {
  return `<xs:element name="${name}"${occurs && ` ${occurs}`}><xs:complexType><xs:sequence>${content}</xs:sequence></xs:complexType></xs:element>`;
}

function restriction(name: string, base: string, facets: string): string {
  return `<xs:simpleType name="${name}"><xs:restriction base="${base}">${facets}</xs:restriction></xs:simpleType>`;
}

function enumerated(values: readonly string[]): string {
  return values.map((value) => `<xs:enumeration value="${value}"/>`).join('');
}

function attribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
