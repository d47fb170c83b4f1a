import { describe, expect, it } from 'vitest';
import { paperMm, paperSizes, orientations, pixelsOf, type Box } from './paper.ts';
import { layOutSheet } from './sheet-layout.ts';

const papers = paperSizes.flatMap((size) => orientations.map((orientation) => ({ size, orientation })));

function overlap(one: Box, other: Box): boolean {
  const apart =
    one.x + one.width <= other.x ||
    other.x + other.width <= one.x ||
    one.y + one.height <= other.y ||
    other.y + other.height <= one.y;
  return !apart;
}

describe('a sheet', () => {
  it('has the size of its paper', () => {
    expect(paperMm({ size: 'a4', orientation: 'landscape' })).toEqual({ width: 297, height: 210 });
    expect(paperMm({ size: 'a3', orientation: 'portrait' })).toEqual({ width: 297, height: 420 });
    expect([pixelsOf(420, 300), pixelsOf(297, 300), pixelsOf(297, 150)]).toEqual([4961, 3508, 1754]);
  });

  it.each(papers)('of $size $orientation keeps what stands on it apart and on the paper', (paper) => {
    for (const crops of [0, 1, 7, 40]) {
      const { page, head, frame, legend, foot } = layOutSheet(paper, crops);
      const boxes = [head, frame, foot, ...(legend ? [legend] : [])];
      for (const box of boxes) {
        expect(box.x).toBeGreaterThanOrEqual(10);
        expect(box.y).toBeGreaterThanOrEqual(10);
        expect(box.x + box.width).toBeLessThanOrEqual(page.width - 10 + 1e-9);
        expect(box.y + box.height).toBeLessThanOrEqual(page.height - 10 + 1e-9);
        expect(boxes.filter((other) => other !== box && overlap(box, other))).toEqual([]);
      }
      // The map is what the sheet is for.
      expect(frame.width * frame.height).toBeGreaterThan(0.45 * page.width * page.height);
    }
  });

  it('has no legend where there are no crops, and the map takes its place', () => {
    const bare = layOutSheet({ size: 'a4', orientation: 'landscape' }, 0);
    expect(bare.legend).toBeUndefined();
    expect(bare.frame.width).toBe(277);
  });
});
