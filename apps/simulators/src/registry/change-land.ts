import type { RegistryBlock, RegistrySubject } from './registry-land.ts';
import { areaHa, clipPolygons, readOutline, writeOutline, type Polygons } from './outlines.ts';

/** What can happen to land in the registry between two imports. */
export const landChanges = ['split', 'merge', 'move-border', 'renumber', 'gone'] as const;
export type LandChange = (typeof landChanges)[number];

/**
 * Changes a block of a subject, as of a day. A merge takes the block that is named second into the first; a moved
 * border cuts a strip of a tenth off. Throws where there is no such block.
 */
export function changeLand(
  subject: RegistrySubject,
  change: LandChange,
  codes: readonly [code: string, other?: string],
  day: string,
): void {
  const block = blockOf(subject, codes[0]);
  const others = subject.blocks.filter(({ id }) => id !== block.id);
  switch (change) {
    case 'split':
      subject.blocks = [...others, ...halves(block, day)];
      break;
    case 'merge': {
      const other = blockOf(subject, codes[1] ?? '');
      subject.blocks = [...others.filter(({ id }) => id !== other.id), merged(block, other, day)];
      break;
    }
    case 'move-border':
      subject.blocks = [...others, redrawn(block, cutAt(block, 0.9, 'west'), day)];
      break;
    case 'renumber':
      subject.blocks = [...others, { ...block, code: `${block.code}0`, validFrom: day }];
      break;
    case 'gone':
      subject.blocks = [...others, { ...block, state: 5 }];
      break;
  }
  subject.changedOn = day;
}

function blockOf(subject: RegistrySubject, code: string): RegistryBlock {
  const found = subject.blocks.find((block) => block.code === code);
  if (!found) throw new Error(`${subject.login} has no block ${code}`);
  return found;
}

function halves(block: RegistryBlock, day: string): RegistryBlock[] {
  return (['west', 'east'] as const).map((side, index) => ({
    ...redrawn(block, cutAt(block, 0.5, side), day),
    id: `${Number(block.id) + 500_000 + index}`,
    code: `${block.code.split('/')[0] ?? ''}/9${index + 1}`,
  }));
}

function merged(block: RegistryBlock, other: RegistryBlock, day: string): RegistryBlock {
  return redrawn(block, [...readOutline(block.outline), ...readOutline(other.outline)], day);
}

function redrawn(block: RegistryBlock, polygons: Polygons, day: string): RegistryBlock {
  return { ...block, outline: writeOutline(polygons), areaHa: areaHa(polygons), validFrom: day };
}

function cutAt(block: RegistryBlock, share: number, side: 'west' | 'east'): Polygons {
  const polygons = readOutline(block.outline);
  const eastings = polygons.flat(2).map(([x]) => x);
  const west = Math.min(...eastings);
  return clipPolygons(polygons, west + (Math.max(...eastings) - west) * share, side);
}
