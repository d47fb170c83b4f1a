import { readdir, readFile, rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import ts from 'typescript';
import { digestOf, type SeenColumn } from '../../apps/server/src/testing/watch-raw-rows.ts';
import { root } from '@brazda/harness/root.ts';

/** A raw statement of the server that says what its rows are. */
interface Statement {
  readonly place: string;
  /** The kinds of values that each column may have by its type; undefined where it may have any. */
  readonly columns: ReadonlyMap<string, ReadonlySet<string> | undefined>;
}

/** What asks a database while it is being made, before any test does, and what finds a row only where something is amiss. */
const beforeTests = ['db/migrate.ts', 'db/migrated-schema.ts', 'backup/kept-tables.ts'];

type Kinds = Map<string, Set<string>>;

/** Where the tests of a part write down what raw statements gave; empty after this. */
export async function emptyRawRows(part: string): Promise<string> {
  const folder = join(root, 'test-results', `raw-rows-${part}`);
  await rm(folder, { recursive: true, force: true });
  return folder;
}

/**
 * Holds what raw statements say of their rows against the rows that they gave in tests. With `isWhole`, those that never
 * gave one are told of too.
 */
export async function judgeRawRows(folder: string, isWhole: boolean): Promise<string[]> {
  const seen = await readSeen(folder);
  return [...rawStatements()].flatMap(([digest, statements]) =>
    statements.flatMap((statement) => {
      const rows = seen.get(digest);
      if (rows) return differences(statement, rows);
      return isWhole
        ? [`${statement.place} gives no row in any test, so nobody knows whether its row type is true`]
        : [];
    }),
  );
}

async function readSeen(folder: string): Promise<ReadonlyMap<string, Kinds>> {
  const files = await readdir(folder).catch(() => []);
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
  const seen = new Map<string, Kinds>();
  for (const line of texts.join('').split('\n').filter(Boolean)) {
    const [statement, column, kind] = JSON.parse(line) as SeenColumn;
    const columns = seen.get(statement) ?? new Map<string, Set<string>>();
    seen.set(statement, columns.set(column, (columns.get(column) ?? new Set<string>()).add(kind)));
  }
  return seen;
}

function differences({ place, columns }: Statement, rows: Kinds): string[] {
  const unknown = [...rows.keys()].filter((column) => !columns.has(column));
  const missing = [...columns.keys()].filter((column) => !rows.has(column));
  const wrong = [...rows].flatMap(([column, kinds]) => {
    const lawful = columns.get(column);
    return [...kinds].filter((kind) => lawful && !lawful.has(kind)).map((kind) => `${column} was ${kind}`);
  });
  return [
    ...unknown.map((column) => `${place} gives ${column}, which its row type does not have`),
    ...missing.map((column) => `${place} does not give ${column}, which its row type has`),
    ...wrong.map((what) => `${place}: ${what}, which its row type does not allow`),
  ];
}

function rawStatements(): Map<string, Statement[]> {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile.bind(ts.sys)) as {
    config: unknown;
  };
  const { options, fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  const server = join(root, 'apps/server/src/');
  const files = fileNames.filter(
    (file) =>
      file.startsWith(server) && !file.endsWith('.test.ts') && !beforeTests.some((own) => file === server + own),
  );
  const program = ts.createProgram(files, options);
  const found = new Map<string, Statement[]>();
  for (const file of program.getSourceFiles().filter(({ fileName }) => files.includes(fileName))) {
    visitStatements(file, (node, type) => {
      const digest = digestOf(piecesOf(node.template));
      const line = file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1;
      const place = `${relative(root, file.fileName)}:${line}`;
      const columns = columnsOf(program.getTypeChecker(), type, node);
      if (columns.size > 0) found.set(digest, [...(found.get(digest) ?? []), { place, columns }]);
    });
  }
  return found;
}

/** Calls back for each sql`…` whose text is that of a whole statement and that names the type of its rows. */
function visitStatements(
  file: ts.SourceFile,
  found: (node: ts.TaggedTemplateExpression, type: ts.TypeNode) => void,
): void {
  const visit = (node: ts.Node): void => {
    if (ts.isTaggedTemplateExpression(node) && ts.isIdentifier(node.tag) && node.tag.text === 'sql') {
      const [type] = node.typeArguments ?? [];
      if (type && /^\s*(select|with|insert|update|delete)\b/.test(piecesOf(node.template)[0] ?? '')) found(node, type);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
}

function piecesOf(template: ts.TemplateLiteral): string[] {
  if (ts.isNoSubstitutionTemplateLiteral(template)) return [template.text];
  return [template.head.text, ...template.templateSpans.map(({ literal }) => literal.text)];
}

function columnsOf(checker: ts.TypeChecker, node: ts.TypeNode, at: ts.Node): Statement['columns'] {
  const properties = checker.getPropertiesOfType(checker.getTypeFromTypeNode(node));
  return new Map(
    properties.map((property) => [property.name, kindsOf(checker, checker.getTypeOfSymbolAtLocation(property, at))]),
  );
}

function kindsOf(checker: ts.TypeChecker, type: ts.Type): ReadonlySet<string> | undefined {
  const kinds = (type.isUnion() ? type.types : [type]).map((one) => kindOf(checker, one));
  return kinds.includes(undefined) ? undefined : new Set(kinds.filter((kind) => kind !== undefined));
}

function kindOf(checker: ts.TypeChecker, type: ts.Type): string | undefined {
  const { flags } = type;
  if (flags & ts.TypeFlags.Null) return 'null';
  if (flags & ts.TypeFlags.StringLike) return 'string';
  if (flags & ts.TypeFlags.NumberLike) return 'number';
  if (flags & ts.TypeFlags.BooleanLike) return 'boolean';
  if (!(flags & ts.TypeFlags.Object)) return undefined;
  if (checker.isArrayLikeType(type)) return 'array';
  const name = type.symbol.name;
  return name === 'Date' || name === 'Uint8Array' ? name : 'object';
}
