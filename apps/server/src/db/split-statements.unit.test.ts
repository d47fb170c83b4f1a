import { describe, expect, it } from 'vitest';
import { splitStatements } from './split-statements.ts';

describe('splitStatements', () => {
  it('ends a statement at a semicolon, but not within a body or a comment', () => {
    const text =
      "-- first; a comment;\nselect 1;\ndo $$\nbegin\n  perform 1;\nend\n$$;\n\ninsert into a values ('x;y');\nselect 2";
    expect(splitStatements(text)).toEqual([
      'select 1',
      'do $$\nbegin\n  perform 1;\nend\n$$',
      "insert into a values ('x;y')",
      'select 2',
    ]);
  });

  it('does not cut a literal, a name, a named body or a long comment at the end of a line', () => {
    const statements = [
      "insert into a values ('first;\nsecond''s;\n')",
      'select 1 as "odd;\nname"',
      'create function f() returns int language sql as $body$\n  select $$;$$;\n$body$',
      'select 2 /* not here;\n */',
      "select '$$' || ';\n'",
    ];
    expect(splitStatements(statements.join(';\n'))).toEqual(statements);
  });

  it('gives nothing for comments alone', () => {
    expect(splitStatements('-- nothing;\n/* at; all */\n;\n')).toEqual([]);
  });
});
