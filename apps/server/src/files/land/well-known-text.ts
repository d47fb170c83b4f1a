/** A node of a coordinate system's well-known text: KEYWORD["text", 1.5, WORD, CHILD[…]]. */
export interface WktNode {
  keyword: string;
  texts: string[];
  numbers: number[];
  children: WktNode[];
}

const DEEPEST = 24;
const LONGEST = 100_000;
const TOKEN =
  /\s*(?:"((?:[^"]|"")*)"|([A-Za-z_][\w-]*)\s*([[(])?|([-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?)|([,\])]))/y;

/** Reads WKT 1, ESRI's variant of it and WKT 2; undefined when it is none of them. */
export function parseWkt(text: string): WktNode | undefined {
  if (text.length > LONGEST) return undefined;
  const top: WktNode = { keyword: '', texts: [], numbers: [], children: [] };
  const open = [top];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < text.length) {
    const match = TOKEN.exec(text);
    const node = open.at(-1);
    if (!match || !node || open.length > DEEPEST) break;
    takeToken(match, node, open);
    if (open.length === 1) return top.children[0];
  }
  return undefined;
}

function takeToken(match: RegExpExecArray, node: WktNode, open: WktNode[]): void {
  const [, quoted, word, bracket, number, mark] = match;
  if (quoted !== undefined) node.texts.push(quoted.replaceAll('""', '"'));
  else if (number !== undefined) node.numbers.push(Number(number));
  else if (word !== undefined && bracket !== undefined) {
    const child: WktNode = { keyword: word.toUpperCase(), texts: [], numbers: [], children: [] };
    node.children.push(child);
    open.push(child);
  } else if (mark === ']' || mark === ')') open.pop();
}

/** The first node with one of the keywords, the node itself included, at any depth. */
export function findNode(node: WktNode, ...keywords: string[]): WktNode | undefined {
  if (keywords.includes(node.keyword)) return node;
  for (const child of node.children) {
    const found = findNode(child, ...keywords);
    if (found) return found;
  }
  return undefined;
}

/** EPSG code that the node itself carries; codes of its parts do not count. */
export function epsgOf(node: WktNode): number | null {
  for (const { keyword, texts, numbers } of node.children) {
    if (keyword !== 'AUTHORITY' && keyword !== 'ID') continue;
    if (texts[0]?.toUpperCase() !== 'EPSG') continue;
    const code = Number(texts[1] ?? numbers[0]);
    if (Number.isInteger(code) && code > 0) return code;
  }
  return null;
}
