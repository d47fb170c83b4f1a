import { describe, expect, it } from 'vitest';
import { displayNameOf, initialOf } from './display-name.ts';

const email = 'jan@farma.cz';

describe('the name of a user', () => {
  it('is first and last name, or the one that is there', () => {
    expect(displayNameOf({ firstName: 'Jan', lastName: 'Šťastný', email })).toBe('Jan Šťastný');
    expect(displayNameOf({ firstName: 'Jan', lastName: ' ', email })).toBe('Jan');
    expect(displayNameOf({ firstName: '', lastName: 'Šťastný', email })).toBe('Šťastný');
  });

  it('is the email where both are empty', () => {
    expect(displayNameOf({ firstName: '', lastName: ' ', email })).toBe(email);
  });

  it('has a first letter that is large and whole', () => {
    expect(initialOf('šimon')).toBe('Š');
    expect(initialOf('𝒥an')).toBe('𝒥');
    expect(initialOf('')).toBe('');
  });
});
