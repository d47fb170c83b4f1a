import { Failure } from '../foundation/failure.ts';

/** What people choose most, here and in the countries of our languages; in small letters, without accents. */
const common = new Set(
  `123456 1234567 12345678 123456789 1234567890 0123456789 123123 121212 112233 654321 987654321 123321 123abc abc123
  abcdef abcd1234 a123456 qwerty qwertz qwerty1 qwertz1 qwerty123 qwertz123 qwertyuiop qwertzuiop asdfgh asdfghjkl yxcvbn
  zxcvbn 1q2w3e 1q2w3e4r 1qaz2wsx zaq12wsx password password1 password12 password123 passw0rd p@ssw0rd letmein welcome
  welcome1 iloveyou sunshine princess football baseball dragon monkey master shadow superman batman michael jordan hunter
  charlie computer internet samsung starwars trustno1 whatever freedom secret changeme administrator admin1 admin123
  heslo1 heslo12 heslo123 heslo1234 hesloheslo mojeheslo tajneheslo slunicko milacek ahojky martin michal monika veronika
  lucinka traktor traktor1 farmar brazda brazda1 brazda123 slovensko cesko1 haslo1 haslo123 polska polska1 kochanie misiek
  kasia1 jelszo jelszo1 jelszo123 szeretlek parola parola1 parola123 romania contrasena contrasena1 tequiero realmadrid
  barcelona slaptazodis lietuva krepsinis`
    .split(/\s+/)
    .filter(Boolean),
);

/** Refuses a password that would be tried first: a common one, one letter again and again, or the own email. */
export function requireUncommonPassword(password: string, email: string): void {
  const plain = plainly(password);
  const own = plainly(email);
  const isOwn = plain === own || plain === own.split('@')[0];
  if (common.has(plain) || isOwn || /^(.)\1*$/u.test(plain)) throw new Failure('password.tooCommon');
}

function plainly(text: string): string {
  return text.trim().toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
}
