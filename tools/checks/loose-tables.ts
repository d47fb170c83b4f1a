/** A place in a statement where rows of a table are taken, changed or deleted. */
interface Place {
  readonly table: string;
  readonly alias: string;
  /** The column that says whose a row is. */
  readonly column: string;
}

const keywords =
  'from|where|join|left|right|full|inner|cross|on|set|order|group|using|limit|for|union|values|returning|select';
const takenRows = new RegExp(
  String.raw`(?:^\s*|\b(?:from|join|update|using)\s+|,\s*)([a-z]\w*\.[a-z]\w*)\b(?![.(])(?:\s+(?:as\s+)?(?!(?:${keywords})\b)([a-z]\w*))?`,
  'g',
);

/**
 * The tables of farms in a statement whose rows are held to no farm: neither by `ofFarms(…)` or `ofFarm(…)`, nor by the
 * farm of a row of another table that is held to one.
 */
export function looseTables(statement: string, tables: readonly string[]): string[] {
  const places = placesIn(statement, tables);
  const held = heldAliases(statement, places);
  const isMetOften = ({ alias, column }: Place): boolean =>
    mentions(statement, alias, column) >= places.filter((other) => other.alias === alias).length;
  return places.filter((place) => !held.has(place.alias) || !isMetOften(place)).map(({ table }) => table);
}

function placesIn(statement: string, tables: readonly string[]): Place[] {
  return [...statement.matchAll(takenRows)]
    .filter(([, table = '']) => tables.includes(table))
    .map(([, table = '', alias = table.split('.')[1] ?? '']) => ({
      table,
      alias,
      column: table === 'core.farm' ? 'id' : 'farm_id',
    }));
}

/** Those that say so themselves, and those whose farm is that of one of these or of a row that a piece finds around it. */
function heldAliases(statement: string, places: readonly Place[]): ReadonlySet<string> {
  const links = linksIn(statement);
  const held = new Set(
    places.filter(({ alias, column }) => saysOfFarms(statement, alias, column)).map(({ alias }) => alias),
  );
  const own = new Set(places.map(({ alias }) => alias));
  for (const alias of links.flat()) if (!own.has(alias) && mayHold(statement, alias)) held.add(alias);
  for (let before = -1; before < held.size;) {
    before = held.size;
    for (const [one, other] of links) if (held.has(one) || held.has(other)) held.add(one).add(other);
  }
  return held;
}

/** What is no table of farms may be a part of a whole statement by a name of its own, which is judged as well, or stand around a piece. */
function mayHold(statement: string, alias: string): boolean {
  const isWhole = /^\s*(?:select|with|insert|update|delete)\b/.test(statement);
  return !isWhole || new RegExp(String.raw`\b${alias} as (?:materialized )?\(`).test(statement);
}

/** Pairs of tables whose rows belong to the same farm. */
function linksIn(statement: string): [string, string][] {
  return [...statement.matchAll(/\b(\w+)\.(?:farm_id|id) = (\w+)\.(?:farm_id|id)\b/g)]
    .filter(([link]) => link.includes('farm_id'))
    .map(([, one = '', other = '']) => [one, other]);
}

function saysOfFarms(statement: string, alias: string, column: string): boolean {
  return new RegExp(conditionOf(alias, column)).test(statement);
}

function mentions(statement: string, alias: string, column: string): number {
  const linked = String.raw`\b${alias}\.${column} = \w+\.(?:farm_id|id)\b|\b\w+\.(?:farm_id|id) = ${alias}\.${column}\b`;
  return [...statement.matchAll(new RegExp(`${conditionOf(alias, column)}|${linked}`, 'g'))].length;
}

function conditionOf(alias: string, column: string): string {
  return String.raw`ofFarms?\(\w+, sql${'`'}(?:${alias}\.)?${column}${'`'}[,)]`;
}
