import { describe, expect, it } from 'vitest';
import { brandOfHost } from './brands.ts';

describe('brandOfHost', () => {
  it('is the first brand where nothing is said', () => {
    expect(brandOfHost({}, 'localhost')).toBe('brazda');
  });

  it('is the brand of the host, however it is written, and of all others where that is said', () => {
    const brands = { 'lanora.example': 'lanora', '*': 'slivena' } as const;
    expect(brandOfHost(brands, 'Lanora.Example')).toBe('lanora');
    expect(brandOfHost(brands, 'elsewhere.example')).toBe('slivena');
  });
});
