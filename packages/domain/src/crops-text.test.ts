import { describe, expect, it } from 'vitest';
import { cropsText, isCropsText } from './crops-text.ts';

describe('The crops of a parcel that is divided, in one text', () => {
  const shares = [
    { name: 'Pšenice setá ozimá', areaHa: 3.2 },
    { name: 'Řepka ozimá', areaHa: 1.1 },
  ];

  it('stand beside each other with their hectares, as a language writes them', () => {
    expect(cropsText(shares, 'cs')).toBe('Pšenice setá ozimá 3,20 ha; Řepka ozimá 1,10 ha');
    expect(cropsText(shares.slice(1), 'en')).toBe('Řepka ozimá 1.10 ha');
  });

  it('are known from the name of one crop', () => {
    for (const locale of ['cs', 'en', 'hu']) expect(isCropsText(cropsText(shares, locale))).toBe(true);
    expect(isCropsText(cropsText(shares.slice(0, 1), 'cs'))).toBe(true);
    expect(isCropsText('Pšenice setá ozimá')).toBe(false);
    expect(isCropsText('Kukuřice 2')).toBe(false);
  });
});
