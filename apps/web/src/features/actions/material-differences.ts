import type { PlainMessageId } from '#web/i18n/ids.generated.ts';
import { formatDay } from '#web/lib/days.ts';
import { difference, type Difference } from './difference.ts';
import { amountWords, saidAmount, type SaidWords } from './said-fields.ts';
import type { TypedMaterial } from './typed-action.ts';

type Materials = readonly TypedMaterial[];

interface Part {
  readonly label: PlainMessageId;
  readonly value: (material: TypedMaterial) => unknown;
  readonly say: (words: SaidWords, material: TypedMaterial) => string;
}

/** What is said of a material. */
const parts: Readonly<
  Record<'amount' | Exclude<keyof TypedMaterial, 'key' | 'material' | 'value' | 'unit' | 'basis'>, Part>
> = {
  amount: { label: 'actions.meanwhile.amount', value: saidAmount, say: ({ intl }, one) => amountWords(intl, one) },
  batch: { label: 'actions.material.batch', value: ({ batch }) => batch.trim(), say: (_, { batch }) => batch.trim() },
  producedOn: {
    ...{ label: 'actions.material.producedOn', value: ({ producedOn }) => producedOn },
    say: ({ intl }, { producedOn }) => (producedOn === null ? '' : formatDay(producedOn, intl.locale)),
  },
  expiresOn: {
    ...{ label: 'actions.material.expiresOn', value: ({ expiresOn }) => expiresOn },
    say: ({ intl }, { expiresOn }) => (expiresOn === null ? '' : formatDay(expiresOn, intl.locale)),
  },
  organismCodes: {
    ...{ label: 'actions.material.organisms', value: ({ organismCodes }) => organismCodes.toSorted() },
    say: ({ intl, organism }, { organismCodes }) => intl.formatList(organismCodes.map(organism), { type: 'unit' }),
  },
  purpose: {
    ...{ label: 'actions.material.purpose', value: ({ purpose }) => purpose.trim() },
    say: (_, { purpose }) => purpose.trim(),
  },
};

/** All that is said of a material beside its name, in one line. */
export function materialWords(words: SaidWords, material: TypedMaterial): string {
  const said = Object.values(parts).map(({ say }) => say(words, material));
  return words.intl.formatList(said.filter(Boolean), { type: 'unit' });
}

/** What of materials is not the same; one that only one of the two has is told with all that is said of it. */
export function materialDifferences(words: SaidWords, mine: Materials, theirs: Materials): readonly Difference[] {
  const { text } = words;
  const [own, other] = [byUse(mine), byUse(theirs)];
  return [...new Set([...own.keys(), ...other.keys()])].flatMap((use) => {
    const [one, another] = [own.get(use), other.get(use)];
    const name = (one ?? another)?.material?.name ?? '';
    const label = (of: PlainMessageId): string => text('actions.meanwhile.of', { what: text(of), names: name });
    if (one && another)
      return Object.entries(parts).flatMap(([part, { label: of, value, say }]) =>
        difference(
          words,
          { key: `${use} ${part}`, label: label(of) },
          { words: say(words, one), value: value(one) },
          { words: say(words, another), value: value(another) },
        ),
      );
    const side = (material: TypedMaterial | undefined): { words: string; value: boolean } => ({
      words: material ? materialWords(words, material) : text('actions.meanwhile.missing'),
      value: material !== undefined,
    });
    return difference(words, { key: use, label: label('actions.material') }, side(one), side(another));
  });
}

/** By what was used and the how manieth time, for one can stand in an action more than once. */
function byUse(materials: Materials): ReadonlyMap<string, TypedMaterial> {
  const uses = new Map<string, TypedMaterial>();
  const times = new Map<number, number>();
  for (const one of materials) {
    const id = one.material?.id ?? 0;
    const time = (times.get(id) ?? 0) + 1;
    times.set(id, time);
    uses.set(`material ${id} ${time}`, one);
  }
  return uses;
}
