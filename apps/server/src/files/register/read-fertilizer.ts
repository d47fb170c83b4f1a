import type { FertilizerType, ReleaseClass } from '@brazda/domain/enumerations/material.ts';
import { nutrients, type CountedShare, type Nutrient } from '@brazda/domain/materials/material-facts.ts';
import { childrenNamed, type RegisterElement } from './read-records.ts';
import { names } from './register-names.ts';
import { RefusedRow } from './register-problems.ts';
import type { RegisteredFertilizer } from './register-rows.ts';
import { dayIn, lineOf, numberIn } from './register-values.ts';

const { fertilizer: of } = names;

/**
 * Categories of nitrogen as the interface of the evidence of fertilizers numbers them: 1 none, 2 mineral, 3 fast, 4 slow,
 * 8 auxiliary substances. No public source names 5 to 7: nobody can say which days are closed to them or how much of their
 * nitrogen counts, so their rows are refused, with their category.
 */
const releaseClasses: Readonly<Record<string, ReleaseClass>> = {
  '1': 'NONE',
  '2': 'MINERAL',
  '3': 'FAST',
  '4': 'SLOW',
  '8': 'NONE',
};
const withoutNitrogen = '1';

/** What stands in an attribute of a record, or in whatever else it says things in. */
type Said = (name: string) => string | null;

/** A fertilizer of the register RHN_GHN01D: all that is said of it stands in attributes. */
export function readFertilizer(record: RegisterElement): RegisteredFertilizer[] {
  const said: Said = (name) => record.attributes[name]?.trim() || null;
  const id = said(of.id);
  const name = said(of.name);
  if (id === null) throw new RefusedRow('NO_ID');
  if (name === null) throw new RefusedRow('NO_NAME');
  const { releaseClass, isWithoutNitrogen } = nitrogenOf(said);
  const number = said(of.number) ?? said(of.evidence);
  return [
    {
      kind: 'FERTILIZER',
      line: record.line,
      key: lineOf(id, 50),
      name: lineOf(name, 200),
      registrationNumber: number === null ? null : lineOf(number, 50),
      facts: {
        type: typeOf(said(of.isDung) === '1', said(of.isOrganic) === '1'),
        releaseClass,
        percent: { ...contentOf(said), ...(isWithoutNitrogen && { N: 0 }) },
        kilogramsPerLitre: densityIn(said(of.density)),
        doseUnit: 'KG',
        countedNitrogen: childrenNamed(record, of.share).flatMap(readShare),
      },
    },
  ];
}

interface Nitrogen {
  readonly releaseClass: ReleaseClass;
  /** Whether there is none by the category, without a number that says so. */
  readonly isWithoutNitrogen: boolean;
}

function nitrogenOf(said: Said): Nitrogen {
  const category = said(of.category) ?? '';
  const releaseClass = releaseClasses[category];
  if (!releaseClass) throw new RefusedRow('NITROGEN_CATEGORY_UNKNOWN');
  const isUnsaid = numberIn(said(of.nutrients.N)) === null;
  // Only nitrogen is judged, and must be said where there is some.
  if (releaseClass !== 'NONE' && isUnsaid) throw new RefusedRow('NITROGEN_UNKNOWN');
  // Of others the category does not say so: auxiliary substances may hold some.
  return { releaseClass, isWithoutNitrogen: isUnsaid && category === withoutNitrogen };
}

/** One that no liquid has is none. */
function densityIn(text: string | null): number | null {
  const density = numberIn(text);
  return density !== null && density > 0 && density <= 25 ? density : null;
}

type Content = Record<Nutrient, number | null>;

function contentOf(said: Said): Content {
  return Object.fromEntries(nutrients.map((each) => [each, percentOf(said(of.nutrients[each]))])) as Content;
}

function typeOf(isDung: boolean, isOrganic: boolean): FertilizerType {
  if (isDung) return 'FARM';
  return isOrganic ? 'ORGANIC' : 'MINERAL';
}

/** What is not declared is not known, and may be there. */
function percentOf(text: string | null): number | null {
  const value = numberIn(text);
  if (value !== null && value > 100) throw new RefusedRow('NUMBER_UNREADABLE');
  return value;
}

/** How much of the nitrogen counts, and on which days; it is said in attributes or in elements. */
function readShare(element: RegisterElement): CountedShare[] {
  const said: Said = (name) =>
    (element.attributes[name] ?? element.children.find((child) => child.name === name)?.text)?.trim() || null;
  const percent = numberIn(said(of.sharePercent));
  if (percent === null) return [];
  if (percent > 100) throw new RefusedRow('NUMBER_UNREADABLE');
  const days = { from: dayIn(said(of.shareFrom)), to: dayIn(said(of.shareTo)) };
  return [{ percent, ...days, source: 'RHN_GHN01D', isGeneralKnowledge: false }];
}
