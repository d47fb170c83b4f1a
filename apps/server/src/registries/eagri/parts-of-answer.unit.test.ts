import { describe, expect, it } from 'vitest';
import { partsOfAnswer } from './parts-of-answer.ts';
import { elementsNamed, readAnswer, valueOf } from './read-answer.ts';
import { RegistrySettings } from './registry-settings.ts';

const settings = RegistrySettings.parse({});
const namespace = 'http://sitewell.cz/lpis/schemas/LPI_GDP11B';

function answerOf(blocks: readonly string[], after = ''): string {
  return `<?xml version="1.0"?><s:Envelope xmlns:s="urn:soap" xmlns:l="${namespace}"><s:Body><l:Response><l:STATUS>1</l:STATUS>${blocks.join('\n')}${after}</l:Response></s:Body></s:Envelope>`;
}

function manyBlocks(count: number, write: (id: number) => string): string[] {
  return Array.from({ length: count }, (_, id) => write(id));
}

/** The ids of the blocks in each part of an answer. */
function idsIn(xml: string): (string | null)[][] {
  return [...partsOfAnswer(xml, settings.blockElement)].map((part) =>
    elementsNamed(readAnswer(part, namespace, settings), settings.blockElement).map((block) =>
      valueOf(block, ['IDDPB']),
    ),
  );
}

const plain = (id: number): string => `<l:DPB><l:IDDPB>${id}</l:IDDPB></l:DPB>`;
const everyId = manyBlocks(250, String);

describe('partsOfAnswer', () => {
  it('gives every block once, in the order of the answer, few in each part', () => {
    const parts = idsIn(answerOf(manyBlocks(250, plain)));
    expect(parts.map((ids) => ids.length)).toEqual([100, 100, 50]);
    expect(parts.flat()).toEqual(everyId);
  });

  it.each<[string, (id: number) => string]>([
    ['lie in wrappers of their own', (id) => `<l:ROW>${plain(id)}</l:ROW>`],
    ['have attributes', (id) => `<l:DPB nr="${id}"\n><l:IDDPB>${id}</l:IDDPB></l:DPB >`],
    ['have a neighbour whose name begins like theirs', (id) => `<l:DPBX>x</l:DPBX>${plain(id)}`],
    ['are of no namespace', (id) => `<DPB><IDDPB>${id}</IDDPB></DPB>`],
    ['are sometimes empty', (id) => (id === 3 ? '<l:DPB/>' : '') + plain(id)],
  ])('gives blocks that %s', (_what, write) => {
    const ids = idsIn(answerOf(manyBlocks(250, write))).flat();
    expect(ids.filter((id) => id !== null)).toEqual(everyId);
  });

  it('leaves an answer of few blocks, or of none, as it is', () => {
    for (const xml of [answerOf([]), answerOf(manyBlocks(100, plain)), 'no XML']) {
      expect([...partsOfAnswer(xml, settings.blockElement)]).toEqual([xml]);
    }
  });

  it('lets no error of the registry get lost, wherever it stands', () => {
    const error = '<l:CHYBA><l:KOD>99</l:KOD><l:POPIS>Chyba</l:POPIS></l:CHYBA>';
    expect(() => idsIn(answerOf(manyBlocks(250, plain), error))).toThrow('Chyba');
    const within = manyBlocks(250, (id) => plain(id) + (id === 180 ? error : ''));
    expect(() => idsIn(answerOf(within))).toThrow('Chyba');
  });
});
