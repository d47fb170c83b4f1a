/** What begins something in which a semicolon ends nothing, each with what ends it. */
const quotings: readonly { readonly begin: RegExp; readonly end: (begun: string) => string }[] = [
  { begin: /--/y, end: () => '\n' },
  { begin: /\/\*/y, end: () => '*/' },
  { begin: /'/y, end: () => "'" },
  { begin: /"/y, end: () => '"' },
  { begin: /\$(?:[A-Za-z_]\w*)?\$/y, end: (tag) => tag },
];

/** Cuts a migration into its statements: at semicolons outside of literals, names, bodies and comments. */
export function splitStatements(text: string): string[] {
  const statements: string[] = [];
  let start = 0;
  for (let at = 0; at < text.length;) {
    const past = endOfQuoting(text, at);
    if (past !== undefined) at = past;
    else if (text[at] !== ';') at += 1;
    else {
      statements.push(text.slice(start, at));
      at += 1;
      start = at;
    }
  }
  return [...statements, text.slice(start)].map(withoutLeadingComments).filter((statement) => statement !== '');
}

/** Where what begins here ends; a doubled quote ends and begins again at once, which comes to the same. */
function endOfQuoting(text: string, at: number): number | undefined {
  for (const { begin, end } of quotings) {
    begin.lastIndex = at;
    const [begun] = begin.exec(text) ?? [];
    if (begun === undefined) continue;
    const ending = end(begun);
    const found = text.indexOf(ending, at + begun.length);
    return found < 0 ? text.length : found + ending.length;
  }
  return undefined;
}

function withoutLeadingComments(statement: string): string {
  return statement.replace(/^(?:\s|--[^\n]*(?:\n|$)|\/\*[^]*?\*\/)+/, '').trim();
}
