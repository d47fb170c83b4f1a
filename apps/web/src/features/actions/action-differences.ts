import { materialDifferences, materialWords } from './material-differences.ts';
import type { FormParcels } from './form-parcels.ts';
import { difference, type Difference } from './difference.ts';
import { saidFields, type SaidWords } from './said-fields.ts';
import { landWords, targetDifferences } from './target-differences.ts';
import type { TypedAction, TypedMaterial } from './typed-action.ts';

/** Where what was typed and what another has saved meanwhile are not the same, in words. */
export function differencesOf(
  words: SaidWords,
  mine: TypedAction,
  theirs: TypedAction,
  parcels: FormParcels,
): readonly Difference[] {
  const others = saidFields(words, theirs);
  return [
    ...saidFields(words, mine).flatMap(({ key, label, ...own }, at) => {
      const other = others[at];
      return other ? difference(words, { key, label }, own, other) : [];
    }),
    ...targetDifferences(words, mine.targets, theirs.targets, parcels),
    ...materialDifferences(words, materialsOf(mine), materialsOf(theirs)),
  ];
}

interface SaidInWords {
  readonly key: string;
  readonly label: string;
  readonly value: string;
}

/** All that is said of an action, in words. */
export function saidInWords(words: SaidWords, typed: TypedAction, parcels: FormParcels): readonly SaidInWords[] {
  const { text, intl } = words;
  const materials = materialsOf(typed).map((one) =>
    text('action.material', { name: one.material?.name ?? '', amount: materialWords(words, one) }),
  );
  return [
    ...saidFields(words, typed).map(({ key, label, words: value }) => ({ key, label, value })),
    { key: 'targets', label: text('actions.parcels'), value: landWords(words, typed.targets, parcels) },
    { key: 'materials', label: text('actions.amounts'), value: intl.formatList(materials, { type: 'unit' }) },
  ].filter(({ value }) => value !== '');
}

/** Those that are sent; an action of another group has none. */
function materialsOf({ group, materials }: TypedAction): readonly TypedMaterial[] {
  return group === 'SOWING' || group === 'EPH' ? materials.filter(({ material }) => material !== null) : [];
}
