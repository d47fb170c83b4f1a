import { describe, expect, it } from 'vitest';
import { requireUncommonPassword } from './common-passwords.ts';

describe('a password', () => {
  it.each(['password', '123456', ' Heslo123 ', 'HESLO123', 'sluníčko', 'aaaaaaaa', 'jana@farma.cz', 'JANA@farma.cz'])(
    'is refused where it is among the first to be tried: %s',
    (password) => {
      expect(() => requireUncommonPassword(password, 'jana@farma.cz')).toThrow('password.tooCommon');
    },
  );

  it('is refused where it is the name before the host of the own email', () => {
    expect(() => requireUncommonPassword('jana.novakova', 'jana.novakova@farma.cz')).toThrow('password.tooCommon');
  });

  it.each(['tajne-heslo', 'žlutý kůň pod lesem', 'brazda-demo', 'a1b2c3d4e5'])('is taken otherwise: %s', (password) => {
    expect(() => requireUncommonPassword(password, 'jana@farma.cz')).not.toThrow();
  });
});
