import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findFolded, foldText } from './fold-text.ts';

describe('foldText', () => {
  it('takes away case, accents and double spaces', () => {
    expect(foldText('  Příliš  ŽLUŤOUČKÝ\u00a0kůň ')).toBe('prilis zlutoucky kun');
    expect(foldText('Łąka pod lasem')).toBe('laka pod lasem');
    expect(foldText('Ţara, Őrség, Žąsys')).toBe('tara, orseg, zasys');
  });

  it('takes no other way with letters that have no accents than with any', () => {
    fc.assert(fc.property(fc.string(), (text) => foldText(`${text}\u00e9`) === foldText(`${text}e`)));
  });

  it('changes nothing the second time', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => foldText(foldText(text)) === foldText(text)));
  });
});

describe('findFolded', () => {
  it('finds a part without its accents', () => {
    const text = 'Dlouhá louka';
    const found = findFolded(text, 'UHA l');
    expect(found && text.slice(found.from, found.to)).toBe('uhá l');
  });

  it('reaches to the end of the text', () => {
    expect(findFolded('U lesa', 'lesa')).toEqual({ from: 2, to: 6 });
  });

  it('finds nothing where there is nothing', () => {
    expect(findFolded('U lesa', 'pole')).toBeUndefined();
    expect(findFolded('U lesa', ' ')).toBeUndefined();
  });
});
