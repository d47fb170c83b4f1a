const blocksAtOnce = 100;

/**
 * An answer of the registry as several that each hold some of its blocks, and all that stands around them: as a tree an
 * answer takes many times its text, and longer the more there is of it. Where blocks lie in each other or in wrappers of
 * their own, what comes out is no XML or the same blocks, never others.
 */
export function* partsOfAnswer(xml: string, blockElement: string): Generator<string> {
  const name = `(?:[\\w.-]{1,40}:)?${blockElement.replaceAll(/[^\w-]/g, '\\$&')}`;
  const starts = [...xml.matchAll(new RegExp(`<${name}(?=[\\s/>])`, 'g'))].map((tag) => tag.index);
  const ends = [...xml.matchAll(new RegExp(`</${name}\\s{0,10}>`, 'g'))].map((tag) => tag.index + tag[0].length);
  if (starts.length <= blocksAtOnce || starts.length !== ends.length) {
    yield xml;
    return;
  }
  const before = xml.slice(0, starts[0]);
  const after = xml.slice(ends.at(-1));
  for (let first = 0; first < starts.length; first += blocksAtOnce) {
    const last = Math.min(first + blocksAtOnce, starts.length) - 1;
    yield before + xml.slice(starts[first], ends[last]) + after;
  }
}
