import type { PlainMessageId } from '#web/i18n/ids.generated.ts';
import { hectaresOf } from './chosen-targets.ts';
import { difference, type Difference } from './difference.ts';
import type { FormParcels } from './form-parcels.ts';
import type { SaidWords } from './said-fields.ts';
import type { TypedTarget } from './typed-action.ts';

type Targets = readonly TypedTarget[];

interface Part {
  readonly label: PlainMessageId;
  readonly value: (target: TypedTarget) => unknown;
  readonly say: (words: SaidWords, target: TypedTarget, parcels: FormParcels) => string;
}

/** What is said of a parcel. What is drawn is told by its hectares, and compared by its outline. */
const parts: Readonly<Record<Exclude<keyof TypedTarget, 'parcelId' | 'geometry'>, Part>> = {
  area: { label: 'actions.area', value: ({ area, geometry }) => [area, geometry], say: areaWords },
  growthStage: {
    ...{ label: 'actions.growthStage', value: ({ growthStage }) => growthStage },
    say: (_, { growthStage }) => (growthStage === null ? '' : String(growthStage)),
  },
};

function areaWords({ text, area: say }: SaidWords, target: TypedTarget, parcels: FormParcels): string {
  const area = say(hectaresOf([target], parcels));
  if (target.geometry !== null) return text('actions.meanwhile.drawn', { area });
  return target.area === null ? text('actions.meanwhile.whole', { area }) : area;
}

const mostNamed = 5;

function namesOf({ text, intl }: SaidWords, parcelIds: readonly number[], { byId }: FormParcels): string {
  const names = parcelIds.map((id) => byId.get(id)?.name ?? text('actions.meanwhile.parcel', { number: id }));
  const more = names.length - mostNamed;
  if (more <= 0) return intl.formatList(names, { type: 'unit' });
  const first = intl.formatList(names.slice(0, mostNamed), { type: 'unit' });
  return text('actions.parcelsMore', { names: first, count: more });
}

/** The land of an action in one line. */
export function landWords(words: SaidWords, targets: Targets, parcels: FormParcels): string {
  const parcelIds = targets.map(({ parcelId }) => parcelId);
  return words.intl.formatList([words.area(hectaresOf(targets, parcels)), namesOf(words, parcelIds, parcels)], {
    type: 'unit',
  });
}

/** What of parcels is not the same; those of which the same is said by both stand in one line. */
export function targetDifferences(
  words: SaidWords,
  mine: Targets,
  theirs: Targets,
  parcels: FormParcels,
): readonly Difference[] {
  const { text } = words;
  const [own, other] = [mine, theirs].map((all) => new Map(all.map((target) => [target.parcelId, target])));
  const lines = new Map<string, Difference & { readonly of: PlainMessageId; readonly parcelIds: number[] }>();
  for (const parcelId of new Set([...mine, ...theirs].map((target) => target.parcelId))) {
    for (const { of, ...found } of differencesOfOne(words, own?.get(parcelId), other?.get(parcelId), parcels)) {
      const key = `${found.key} ${found.mine} ${found.theirs}`;
      const line = lines.get(key) ?? { ...found, key, of, parcelIds: [] };
      line.parcelIds.push(parcelId);
      lines.set(key, line);
    }
  }
  return [...lines.values()].map(({ of, parcelIds, ...line }) => ({
    ...line,
    label: text('actions.meanwhile.of', { what: text(of), names: namesOf(words, parcelIds, parcels) }),
  }));
}

function differencesOfOne(
  words: SaidWords,
  one: TypedTarget | undefined,
  another: TypedTarget | undefined,
  parcels: FormParcels,
): readonly (Difference & { readonly of: PlainMessageId })[] {
  if (one && another)
    return Object.entries(parts).flatMap(([key, { label: of, value, say }]) =>
      difference(
        words,
        { key, label: '' },
        { words: say(words, one, parcels), value: value(one) },
        { words: say(words, another, parcels), value: value(another) },
      ).map((found) => ({ ...found, of })),
    );
  const side = (target: TypedTarget | undefined): { words: string; value: boolean } => ({
    words: target ? wholeWords(words, target, parcels) : words.text('actions.meanwhile.missing'),
    value: target !== undefined,
  });
  const found = difference(words, { key: 'parcel', label: '' }, side(one), side(another));
  return found.map((line) => ({ ...line, of: 'actions.parcels' }));
}

/** All that is said of a parcel. */
function wholeWords(words: SaidWords, target: TypedTarget, parcels: FormParcels): string {
  const { text, intl } = words;
  const said = Object.entries(parts).map(([key, { label, say }]) => {
    const value = say(words, target, parcels);
    return key === 'area' || value === '' ? value : text('actions.meanwhile.of', { what: text(label), names: value });
  });
  return intl.formatList(said.filter(Boolean), { type: 'unit' });
}
