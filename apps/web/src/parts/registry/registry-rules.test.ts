import { describe, expect, it } from 'vitest';
import { registryLoginOf, szridFault } from './registry-rules.ts';

describe('a sign-in to the registry', () => {
  it('loses the blanks that were pasted with it', () => {
    expect(registryLoginOf({ login: ' 99jan ', secret: ' klic\n', szrid: '1 000 000 001' })).toEqual({
      login: '99jan',
      secret: 'klic',
      szrid: '1000000001',
    });
  });

  it('needs a number of ten digits at most', () => {
    expect(szridFault('  ')).toBe('validation.required');
    expect(szridFault('1000000001')).toBeUndefined();
    expect(szridFault('1 000 000 001')).toBeUndefined();
    expect(szridFault('12a')).toBe('registry.szridFormat');
    expect(szridFault('12345678901')).toBe('registry.szridFormat');
  });
});
