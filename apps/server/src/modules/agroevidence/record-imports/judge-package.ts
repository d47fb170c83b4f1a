import { cellOf, tell, titleOf, type JudgedMaterial, type OpenRow } from './judged-row.ts';
import { readMoment } from './read-moment.ts';

type PackageDays = Pick<JudgedMaterial, 'producedOn' | 'expiresOn'>;

export interface JudgedPackage extends PackageDays {
  /** What is no day, as it was written. */
  readonly texts: readonly string[];
}

/** When what was used was made, and until when it is good, as the package says; what cannot be so stays as words. */
export function judgePackage(open: OpenRow): JudgedPackage {
  const texts: string[] = [];
  const keepWords = (role: PackageRole): null => {
    tell(open, 'packageDayUnreadable', role);
    texts.push(`${titleOf(open, role)} ${cellOf(open, role)}`.trim());
    return null;
  };
  const dayOf = (role: PackageRole): string | null => {
    const said = cellOf(open, role);
    if (said === '') return null;
    const day = readMoment(said, open.judging.monthFirst)?.day;
    return day === undefined || day < earliest || day > latest ? keepWords(role) : day;
  };
  const producedOn = dayOf('PRODUCED');
  const expiresOn = dayOf('EXPIRES');
  const isReversed = producedOn !== null && expiresOn !== null && expiresOn < producedOn;
  return { producedOn, expiresOn: isReversed ? keepWords('EXPIRES') : expiresOn, texts };
}

type PackageRole = 'PRODUCED' | 'EXPIRES';

/** No package says a day that lies outside of these. */
const earliest = '1950-01-01';
const latest = '2100-01-01';
