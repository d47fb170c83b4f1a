import { textOf, type RegisterElement } from './read-records.ts';
import { names } from './register-names.ts';
import { RefusedRow } from './register-problems.ts';
import type { RegisteredOrganism } from './register-rows.ts';
import { lineOf } from './register-values.ts';

const { organism: of } = names;

/** A harmful organism of EPH_GSO01B. */
export function readOrganism(record: RegisterElement): RegisteredOrganism[] {
  const key = textOf(record, of.id);
  const name = textOf(record, of.name);
  if (key === null) throw new RefusedRow('NO_ID');
  if (name === null) throw new RefusedRow('NO_NAME');
  const latinName = textOf(record, of.latinName);
  return [
    {
      kind: 'ORGANISM',
      line: record.line,
      key: lineOf(key, 60),
      name: lineOf(name, 300),
      latinName: latinName === null ? null : lineOf(latinName, 300),
    },
  ];
}
