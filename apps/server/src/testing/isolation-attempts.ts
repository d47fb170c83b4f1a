import { budgetOf, seed, shuffled } from './budget.ts';
import { canaries } from './canaries.ts';
import type { CallInput, NamedEndpoint } from './contract-calls.ts';
import { idPositions, withId, type IdPosition } from './id-positions.ts';
import type { Ids } from './module-canary.ts';
import { seededRandom } from './seeded-random.ts';
import { sampleInput } from './sample-input.ts';

/** The matrix is walked once under each pair of locks. */
const walks = 3;

const samplesAt = new Map(canaries.flatMap(({ samplesAt: placed = {} }) => Object.entries(placed)));

/** One call with a foreign id in one place. */
export interface Attempt {
  /** Whether it is the plainest of those with the id in this place, which no run leaves out. */
  readonly isFirst: boolean;
  readonly title: string;
  readonly call: NamedEndpoint;
  readonly input: CallInput;
  /** Whether only a list of farms names the foreign farm: with the check in code off, it is then not looked at. */
  readonly isByFarmIds: boolean;
}

/** Every call with a foreign id in each of its places, in each way that a list can be written, alone and among own ids. */
export function attemptsOn(call: NamedEndpoint, own: Ids, foreign: Ids): Attempt[] {
  const sample = sampleInput(call, own);
  const input = besideCanaries(call, isAboutFarm(call) ? sample : withoutFile(sample));
  return idPositions(call.endpoint).flatMap((position) => {
    const isByFarmIds = position.place === 'query' && position.steps[0] === 'farmIds';
    const title = `${call.name} ${position.place}.${position.steps.join('.')}`;
    const placed = samplesAt.get(title)?.(own);
    return waysOf(position, { ...input, ...placed }, own, foreign).map(([way, changed], index) => ({
      isFirst: index === 0,
      title: `${title} ${way}`,
      call,
      input: changed,
      isByFarmIds,
    }));
  });
}

/**
 * The plainest attempt on each position, then as many of the others as there is time for, in an order by chance. What may act
 * on the own farm comes after all the rest: it may end what others are tried on.
 */
export function* withinBudget(attempts: readonly Attempt[]): Generator<Attempt> {
  const end = performance.now() + budgetOf('matrix', Array<number>(walks).fill(1)).take(1);
  const random = seededRandom(seed);
  let leftOut = 0;
  for (const some of [attempts.filter((attempt) => !mayAct(attempt)), attempts.filter(mayAct)]) {
    yield* some.filter(({ isFirst }) => isFirst);
    for (const attempt of shuffled(
      some.filter(({ isFirst }) => !isFirst),
      random,
    )) {
      if (performance.now() > end) leftOut += 1;
      else yield attempt;
    }
  }
  if (leftOut > 0) {
    process.stdout.write(`isolation: ${leftOut} of ${attempts.length} attempts left out (seed ${seed})\n`);
  }
}

/** Whether it is done to the own farm where the list of farms is not looked at. */
function mayAct({ isByFarmIds, call }: Attempt): boolean {
  return isByFarmIds && call.endpoint.method !== 'GET';
}

function waysOf(position: IdPosition, input: CallInput, own: Ids, foreign: Ids): [way: string, input: CallInput][] {
  const id = foreign[position.entity];
  const alone: [string, CallInput] = ['alone', withId(input, position, id)];
  const last = position.steps.at(-1);
  if (typeof last !== 'number') {
    return position.place === 'query'
      ? [alone]
      : [
          alone,
          ['with the own farm', withQuery(alone[1], { farmIds: [own.farm] })],
          ['with its farm', withQuery(alone[1], { farmIds: [foreign.farm] })],
        ];
  }
  const next = { ...position, steps: [...position.steps.slice(0, -1), last + 1] };
  const among = withId(withId(input, position, own[position.entity]), next, id);
  if (position.place !== 'query') return [alone, ['among own', among]];
  const key = String(position.steps[0]);
  const { [key]: _, ...query } = input.query ?? {};
  return [alone, ['among own', among], ['in brackets', { ...input, query: { ...query, [`${key}[]`]: id } }]];
}

/** Whether its path names a farm: then a file is not looked at before the farm is the caller's. */
function isAboutFarm({ endpoint }: NamedEndpoint): boolean {
  return idPositions(endpoint).some(({ place, entity }) => place === 'params' && entity === 'farm');
}

/** Files are read after the ids were looked at, and each costs a worker. */
export function withoutFile({ file: _file, ...input }: CallInput): CallInput {
  return input;
}

export function withQuery(input: CallInput, query: Readonly<Record<string, unknown>>): CallInput {
  return { ...input, query: { ...input.query, ...query } };
}

/** Moves a call to where the canary farm lies: a sample of another place would be empty in any case. */
export function besideCanaries({ name }: NamedEndpoint, input: CallInput): CallInput {
  return canaries.find(({ besideCanaries: moved }) => moved?.[name])?.besideCanaries?.[name]?.(input) ?? input;
}
