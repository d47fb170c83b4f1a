import { describe, expect, it } from 'vitest';
import { complaintsAbout } from '../checks/wordings.ts';
import { MessageFinder } from './find-message.ts';

const finder = new MessageFinder(
  {
    retry: 'Zkusit znovu',
    retryImport: 'Zkusit znovu',
    switch: 'Přepnout farmu, teď {farm}',
    counted:
      'Hotovo. {count, plural, one {Převzali jste # změnu} few {Převzali jste # změny} other {Převzali jste # změn}}.',
    guide: 'Přihlaste se na Portál farmáře a vyberte EPH.',
    pair: '{one} – {other}',
  },
  'cs-CZ',
);

describe('a wording of a test', () => {
  it('is found among the messages, with its values', () => {
    expect(finder.whole('Zkusit znovu').map(({ id }) => id)).toEqual(['retry', 'retryImport']);
    expect(finder.whole('Přepnout farmu, teď Lískovec')).toEqual([
      { id: 'switch', values: { farm: 'Lískovec' }, isPart: false },
    ]);
    expect(finder.whole('Hotovo. Převzali jste 3 změny.')).toEqual([
      { id: 'counted', values: { count: 3 }, isPart: false },
    ]);
  });

  it('is none of those that nobody would ever show so', () => {
    expect(finder.whole('Hotovo. Převzali jste 3 změn.')).toEqual([]);
    expect(finder.whole('Bahna – Dlouhá')).toEqual([]);
  });

  it('may be a part of a message, if it is long enough to be told from others', () => {
    expect(finder.around('Přihlaste se na Portál')).toEqual([{ id: 'guide', isPart: true }]);
    expect(finder.around('a vyberte')).toEqual([]);
  });

  it('may hold a message among other words', () => {
    expect(finder.isMixed('Bahna Zkusit znovu')).toBe(true);
    expect(finder.isMixed('Bahna a Dlouhá')).toBe(false);
  });
});

describe('sentences of the interface in tests', () => {
  const wording = { path: 'e2e/map.spec.ts', start: 0, end: 1, words: 'Zkusit znovu' };

  it('have to be named where they can be', () => {
    const [complaint, way] = complaintsAbout([{ ...wording, candidates: [{ id: 'retry', isPart: false }] }]);
    expect(complaint).toContain('retry');
    expect(way).toContain('name-texts');
  });

  it('are told where only a part of them is one, and never suffered', () => {
    const rest = { ...wording, candidates: [] };
    expect(complaintsAbout([rest, rest])).toHaveLength(2);
    expect(complaintsAbout([])).toEqual([]);
  });
});
