import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readMessages } from '@brazda/harness/message-files.ts';
import { root } from '@brazda/harness/root.ts';
import ts from 'typescript';
import { projectFiles } from '../lib/paths.ts';
import { MessageFinder, type NamedText } from './find-message.ts';

/** A text of the interface that a test says in words, where it could name it. */
export interface Wording {
  readonly path: string;
  readonly start: number;
  readonly end: number;
  readonly words: string;
  /** What it may be; the first one is the likeliest. None where it only holds words of the interface among others. */
  readonly candidates: readonly NamedText[];
}

/** Calls that are given what people type, what tests are called, or what other programs say. */
const notOnScreen = new Set([
  'fill',
  'type',
  'pressSequentially',
  'keyboard',
  'test',
  'it',
  'describe',
  'step',
  'mock',
  'hoisted',
]);
/** Calls that find or expect something by a part of its text as well. */
const byPart = new Set(['getByText', 'getByRole', 'getByLabel', 'filter', 'toContainText', 'toHaveTextContent']);

const finder = new MessageFinder(readMessages('cs-CZ'), 'cs-CZ');

/** Journeys, what they stand on, and tests of the web app; those of i18n/ are about the wordings themselves. */
export function testFiles(): string[] {
  return [
    ...projectFiles('e2e').filter((path) => path.endsWith('.ts')),
    ...projectFiles('apps/web/src').filter((path) => /\.test\.tsx?$/.test(path) && !path.includes('/i18n/')),
  ];
}

export function wordingsIn(path: string): Wording[] {
  const text = readFileSync(join(root, path), 'utf8');
  const source = ts.createSourceFile(
    path,
    text,
    ts.ScriptTarget.Latest,
    true,
    path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );
  const found: Wording[] = [];
  const own = wordsGivenIn(source);
  const look = (node: ts.Node): void => {
    const literal = literalOf(node);
    if (literal && !own.has(literal.words) && !isOffScreen(node)) {
      const candidates = candidatesFor(literal, callsAround(node)[0] ?? '');
      if (candidates.length > 0 || finder.isMixed(literal.words))
        found.push({ path, start: node.getStart(source), end: node.end, words: literal.words, candidates });
    }
    ts.forEachChild(node, look);
  };
  look(source);
  const choose = preference(path, text, found);
  return found.map((wording) => ({ ...wording, candidates: wording.candidates.toSorted(choose) }));
}

/** What the test itself gives to the parts that it renders; no message is meant by it. */
function wordsGivenIn(source: ts.SourceFile): ReadonlySet<string> {
  const given = new Set<string>();
  const look = (node: ts.Node): void => {
    if (ts.isJsxAttribute(node) && node.initializer && ts.isStringLiteral(node.initializer))
      given.add(node.initializer.text);
    ts.forEachChild(node, look);
  };
  look(source);
  return given;
}

interface Literal {
  readonly words: string;
  readonly isExpression: boolean;
}

function literalOf(node: ts.Node): Literal | undefined {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) {
    const isName =
      ts.isImportDeclaration(node.parent) || ts.isLiteralTypeNode(node.parent) || ts.isJsxAttribute(node.parent);
    const isWording = /^\p{Lu}|[^\p{ASCII}]|\p{L} \p{L}/u.test(node.text) && /\p{L}{2}/u.test(node.text);
    return isName || !isWording ? undefined : { words: node.text, isExpression: false };
  }
  if (!ts.isRegularExpressionLiteral(node)) return undefined;
  const [, source = ''] = /^\/(.*)\/u?$/.exec(node.text) ?? [];
  const words = source.replace(/^\^|\$$/g, '').replace(/\\([.?()/])/g, '$1');
  return words === '' ? undefined : { words, isExpression: true };
}

function candidatesFor({ words, isExpression }: Literal, call: string): NamedText[] {
  if (isExpression && /[[\]{}|*+\\]/.test(words)) return [];
  const whole = finder.whole(words).map((named) => ({ ...named, isPart: isExpression }));
  if (whole.length > 0) return whole;
  return isExpression || byPart.has(call) ? finder.around(words) : [];
}

function isOffScreen(node: ts.Node): boolean {
  const property = ts.isPropertyAssignment(node.parent) ? node.parent.name : undefined;
  if (property === node) return true;
  if (property && isDatum(node)) return true;
  return callsAround(node).some((name) => notOnScreen.has(name)) && !isWithinBody(node);
}

/** A single word in an object that is not what a test looks for: a farm may be called so. */
function isDatum(node: ts.Node): boolean {
  const isWord = ts.isStringLiteral(node) && !node.text.includes(' ');
  return isWord && !/^(get|find|query)|^(filter|locator|selectOption|to[A-Z]\w+)$/.test(callsAround(node)[0] ?? '');
}

/** Inside of a function that a test is given, the test itself says it. */
function isWithinBody(node: ts.Node): boolean {
  for (let at = node.parent; !ts.isSourceFile(at); at = at.parent) {
    if (ts.isCallExpression(at)) return !notOnScreen.has(nameOfCall(at));
    if (ts.isBlock(at)) return !isMocking(at);
  }
  return true;
}

function isMocking(node: ts.Node): boolean {
  return callsAround(node).some((name) => name === 'mock' || name === 'hoisted');
}

function callsAround(node: ts.Node): string[] {
  const names: string[] = [];
  for (let at: ts.Node = node.parent; !ts.isSourceFile(at); at = at.parent)
    if (ts.isCallExpression(at)) names.push(nameOfCall(at));
  return names;
}

function nameOfCall({ expression }: ts.CallExpression): string {
  if (ts.isPropertyAccessExpression(expression)) return expression.name.text;
  return ts.isIdentifier(expression) ? expression.text : '';
}

/**
 * Of several messages with the same words, first those that the sources beside the test show, then those that belong to the
 * same part of the interface as the others that the test names.
 */
function preference(
  path: string,
  text: string,
  wordings: readonly Wording[],
): (one: NamedText, other: NamedText) => number {
  const sources = sourcesBeside(path);
  const sure = wordings.flatMap(({ candidates: [first, ...others] }) =>
    first && others.length === 0 ? [first.id] : [],
  );
  const named = Array.from(text.matchAll(/text(?:Of|Like)\(\s*'([^']+)'/g), ([, id = '']) => id);
  const parts = [...sure, ...named].map(partOf);
  const kin = ({ id }: NamedText): number =>
    (sources.includes(`'${id}'`) ? 1000 : 0) + parts.filter((part) => part === partOf(id)).length;
  // What the log of administrators calls things is seldom what a test is about.
  const distance = ({ id }: NamedText): number => (id.startsWith('admin.') ? 1 : 0);
  return (one, other) => kin(other) - kin(one) || distance(one) - distance(other);
}

function partOf(id: string): string {
  return id.split('.').slice(0, -1).join('.');
}

function sourcesBeside(path: string): string {
  const feature = /^apps\/web\/src\/(?:features\/)?[^/]+\//.exec(path)?.[0];
  const named = /^e2e\/([\w-]+?)\./.exec(path)?.[1];
  const folder = feature ?? `apps/web/src/features/${named ?? ''}`;
  return projectFiles(folder)
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n');
}
