import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasRightCheckDigit, readPackageCode } from './package-code.ts';

const gs = '\u001D';
const thisYear = 2026;

function read(text: string): unknown {
  const answer = readPackageCode(text, thisYear);
  return answer.isRead ? answer.code : answer.fault;
}

describe('the code on a package', () => {
  it('is read as a reader of DataMatrix hands it on', () => {
    expect(read(']d201085900000000151124031510A1B2')).toEqual({
      gtin: '08590000000015',
      batch: 'A1B2',
      producedOn: '2024-03-15',
      expiresOn: null,
      serialNumber: null,
    });
  });

  it('says batch, days and serial number in any order, open ones ended by the separator', () => {
    expect(read(`]d2${gs}10L-77/b${gs}0108590000000015172606002100042${gs}11240229`)).toEqual({
      gtin: '08590000000015',
      batch: 'L-77/b',
      producedOn: '2024-02-29',
      expiresOn: '2026-06-30',
      serialNumber: '00042',
    });
  });

  it('is read as it is printed below the code, too', () => {
    expect(read('(01)08590000000015 (11)240315 (10)A1B2')).toMatchObject({ batch: 'A1B2', producedOn: '2024-03-15' });
  });

  it('may be the number of the article alone', () => {
    expect(read('4006381333931')).toMatchObject({ gtin: '04006381333931', batch: null });
    expect(read('96385074')).toMatchObject({ gtin: '00000096385074' });
  });

  it('skips elements that say nothing of a product', () => {
    expect(read(`010859000000001530120${gs}310300500010B7`)).toMatchObject({ gtin: '08590000000015', batch: 'B7' });
  });

  it('says what is wrong with it', () => {
    expect(read('https://example.com/product')).toBe('notGs1');
    expect(read('')).toBe('notGs1');
    expect(read('01085900000')).toBe('notGs1');
    expect(read(`10A1${gs}11240315`)).toBe('noArticle');
    expect(read(']d20108590000000016')).toBe('wrongCheckDigit');
  });

  it('knows no day where there is none', () => {
    expect(read('010859000000001511240230')).toMatchObject({ producedOn: null });
    expect(read('010859000000001511241315')).toMatchObject({ producedOn: null });
  });

  it('takes years of two digits for those of the nearest century', () => {
    expect(read('010859000000001511770101')).toMatchObject({ producedOn: '1977-01-01' });
    expect(read('010859000000001517760101')).toMatchObject({ expiresOn: '2076-01-01' });
  });

  it('gives back what was written, whatever batch and article', () => {
    const article = fc.stringMatching(/^\d{13}$/).map((digits) => `${digits}${checkDigitOf(digits)}`);
    const word = fc.stringMatching(/^[A-Za-z0-9/.-]{1,20}$/);
    fc.assert(
      fc.property(article, word, word, (gtin, batch, serialNumber) => {
        const text = `]d201${gtin}10${batch}${gs}21${serialNumber}`;
        expect(read(text)).toEqual({ gtin, batch, serialNumber, producedOn: null, expiresOn: null });
      }),
    );
  });

  it('never fails on a text that anybody may print', () => {
    fc.assert(fc.property(fc.string(), (text) => typeof readPackageCode(text, thisYear).isRead === 'boolean'));
  });
});

describe('the check digit of an article', () => {
  it('is wrong where any one digit is another', () => {
    const digit = fc.integer({ min: 1, max: 9 });
    fc.assert(
      fc.property(fc.nat({ max: 13 }), digit, (at, more) => {
        const gtin = Array.from('08590000000015');
        gtin[at] = String((Number(gtin[at]) + more) % 10);
        expect(hasRightCheckDigit(gtin.join(''))).toBe(false);
      }),
    );
  });
});

/** Counted another way than the product does: from the right. */
function checkDigitOf(digits: string): number {
  const sum = Array.from(digits, Number)
    .toReversed()
    .reduce((total, digit, at) => total + digit * (at % 2 === 0 ? 3 : 1), 0);
  return (1000 - sum) % 10;
}
