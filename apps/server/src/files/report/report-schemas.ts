import type { ReportCellKind } from '@brazda/domain/enumerations/report.ts';
import { Language } from '@brazda/contract/shapes.ts';
import { columnsOf, type ReportColumn, type ReportColumns, type ReportShape } from './report-shape.ts';
import { schemaName } from './write-report-json.ts';

type Json = Readonly<Record<string, unknown>>;

const day = { type: ['string', 'null'], format: 'date' };
const texts = { type: 'array', items: { type: 'string' } };

/** What a report as JSON looks like: JSON Schema 2020-12. */
export function jsonSchemaOf(shape: ReportShape): Json {
  const tables = shape.tables.map(({ key, columns }) => [key, { type: 'array', items: recordSchema(columns, true) }]);
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: schemaName(shape),
    ...closed({
      schema: { const: schemaName(shape) },
      report: { const: shape.report },
      version: { const: shape.version },
      language: { enum: Language.options },
      question: closed({
        date: day,
        season: { type: ['integer', 'null'] },
        from: day,
        to: day,
        parcels: { type: 'array', items: { type: 'integer' } },
      }),
      ruleVersions: { type: 'object', additionalProperties: { type: 'string' } },
      facts: recordSchema(shape.facts, false),
      tables: closed(Object.fromEntries(tables) as Json),
      gaps: {
        type: 'array',
        items: closed({ table: { type: 'string' }, column: { type: 'string' }, rows: { type: 'integer' } }),
      },
      notes: texts,
    }),
  };
}

/** All of it has to be there, and nothing else. */
function closed(properties: Json): Json {
  return { type: 'object', properties, required: Object.keys(properties), additionalProperties: false };
}

function recordSchema(columns: ReportColumns, mayLack: boolean): Json {
  const cells = Object.fromEntries(columnsOf(columns).map(([key, column]) => [key, cellSchema(column)]));
  const record = closed(cells);
  if (!mayLack) return record;
  const lacks = { type: 'array', minItems: 1, uniqueItems: true, items: { enum: Object.keys(cells) } };
  return { ...record, properties: { ...cells, missing: lacks } };
}

function cellSchema({ kind, words }: ReportColumn): Json {
  if (kind === 'number') return { type: ['number', 'null'] };
  if (kind === 'date') return day;
  return kind === 'code' ? { enum: [...Object.keys(words ?? {}), null] } : { type: ['string', 'null'] };
}

const types: Readonly<Record<ReportCellKind, string>> = {
  text: 'xs:string',
  number: 'xs:double',
  date: 'xs:date',
  code: 'xs:string',
};

/** What a report as XML looks like: XML Schema 1.0. */
export function xmlSchemaOf(shape: ReportShape): string {
  const tables = shape.tables.map(({ key, columns }) => {
    const row = element('row', 'minOccurs="0" maxOccurs="unbounded"', sequence(cells(columns)));
    return element(key, '', sequence(row));
  });
  const question = [
    '<xs:element name="date" type="xs:date" minOccurs="0"/>',
    '<xs:element name="season" type="xs:integer" minOccurs="0"/>',
    '<xs:element name="from" type="xs:date" minOccurs="0"/>',
    '<xs:element name="to" type="xs:date" minOccurs="0"/>',
    '<xs:element name="parcels" type="xs:integer" minOccurs="0" maxOccurs="unbounded"/>',
  ].join('');
  const many = 'minOccurs="0" maxOccurs="unbounded"';
  const attribute = (name: string, type: string): string =>
    `<xs:attribute name="${name}" type="${type}" use="required"/>`;
  const fixed = (name: string, value: string | number): string =>
    `<xs:attribute name="${name}" type="xs:string" use="required" fixed="${value}"/>`;
  const rule = `<xs:element name="rule" ${many}><xs:complexType><xs:simpleContent><xs:extension base="xs:string">${attribute('name', 'xs:string')}</xs:extension></xs:simpleContent></xs:complexType></xs:element>`;
  const gap = `<xs:element name="gap" ${many}><xs:complexType>${attribute('table', 'xs:string')}${attribute('column', 'xs:string')}${attribute('rows', 'xs:integer')}</xs:complexType></xs:element>`;
  const parts = [
    element('question', '', sequence(question)),
    element('ruleVersions', '', sequence(rule)),
    element('facts', '', sequence(cells(shape.facts))),
    element('tables', '', sequence(tables.join(''))),
    element('gaps', '', sequence(gap)),
    element('notes', '', sequence(`<xs:element name="note" type="xs:string" ${many}/>`)),
  ];
  const attributes = [fixed('kind', shape.report), fixed('version', shape.version), attribute('language', 'xs:string')];
  const whole = element('report', '', sequence(parts.join('')) + attributes.join(''));
  return `<?xml version="1.0" encoding="UTF-8"?>\n<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" targetNamespace="${schemaName(shape)}" elementFormDefault="qualified">${whole}</xs:schema>\n`;
}

function element(name: string, occurs: string, content: string): string {
  return `<xs:element name="${name}"${occurs && ` ${occurs}`}><xs:complexType>${content}</xs:complexType></xs:element>`;
}

function sequence(content: string): string {
  return `<xs:sequence>${content}</xs:sequence>`;
}

/** What is nothing is left out; what is missing is nil. */
function cells(columns: ReportColumns): string {
  return columnsOf(columns)
    .map(([key, { kind, words }]) => {
      const common = `<xs:element name="${key}" minOccurs="0" nillable="true"`;
      if (kind !== 'code') return `${common} type="${types[kind]}"/>`;
      const known = Object.keys(words ?? {}).map((one) => `<xs:enumeration value="${one}"/>`);
      return `${common}><xs:simpleType><xs:restriction base="xs:string">${known.join('')}</xs:restriction></xs:simpleType></xs:element>`;
    })
    .join('');
}
