import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import ts from 'typescript';
import { root } from '@brazda/harness/root.ts';
import { projectFiles } from '../lib/paths.ts';
import type { Check } from './check.ts';
import { looseTables } from './loose-tables.ts';

const server = 'apps/server/src';
const tableTypes = `${server}/db/tables.generated.ts`;
/** Tests ask as they like; the proof that row-level security holds alone must not be helped. */
const notJudged = [/\.(?:test|canary)\.ts$/, /\/src\/testing\//, /\/db\/farm-scope\.ts$/];

/** What a function has in its hands whose statements are about farms. */
const workOnFarms = /\b(FarmTransaction|FarmChange|FarmReading|FarmConditions)\b/;

/**
 * The first lock between farms, in statements that are written in SQL: each says whose rows of a table of farms it means.
 * What is built by `tx.selectFrom(…)` and its like is filtered by itself, and the compiler refuses anything else.
 */
export const farmStatementsCheck: Check = {
  name: 'farm locks',
  run: async () => {
    const tables = farmTables(await readFile(join(root, tableTypes), 'utf8'));
    const files = projectFiles(server).filter(
      (file) => file.endsWith('.ts') && !notJudged.some((pattern) => pattern.test(file)),
    );
    const complaints = await Promise.all(
      files.map(async (file) => unfilteredStatements(file, await readFile(join(root, file), 'utf8'), tables)),
    );
    return tables.length > 0 ? complaints.flat() : [`${tableTypes} names no table of farms: nothing was checked`];
  },
};

/** As the database writes the names of tables that have a farm in their rows, and of the farms themselves. */
export function farmTables(generated: string): string[] {
  const named = [...generated.matchAll(/^ {2}'([\w.]+)': \{\n([^}]*)\}/gm)];
  return named
    .filter(([, name, columns]) => name === 'core.farm' || /^\s*farmId:/m.test(columns ?? ''))
    .map(([, name = '']) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`));
}

/** Complaints about the statements of a file that name a table of farms and do not say of which farms. */
export function unfilteredStatements(path: string, code: string, tables: readonly string[]): string[] {
  if (!workOnFarms.test(code)) return [];
  const file = ts.createSourceFile(path, code, ts.ScriptTarget.Latest, true);
  const complaints: string[] = [];
  const visit = (node: ts.Node): void => {
    if (isOfSystem(node)) return;
    if (!isStatement(node)) {
      ts.forEachChild(node, visit);
      return;
    }
    const line = file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1;
    for (const table of looseTables(node.template.getText(file).slice(1, -1), tables))
      complaints.push(`${path}:${line}: ${table} is not held to the farms of the work: say ofFarms(…) of it`);
  };
  visit(file);
  return complaints;
}

/** What works as the system, or may, counts farms and does not work on them. */
function isOfSystem(node: ts.Node): boolean {
  if (ts.isCallExpression(node)) return node.expression.getText() === 'withSystem';
  return (
    ts.isFunctionDeclaration(node) &&
    node.parameters.some(({ type }) => type !== undefined && /\bSystemTransaction\b/.test(type.getText()))
  );
}

function isStatement(node: ts.Node): node is ts.TaggedTemplateExpression {
  return ts.isTaggedTemplateExpression(node) && ts.isIdentifier(node.tag) && node.tag.text === 'sql';
}
