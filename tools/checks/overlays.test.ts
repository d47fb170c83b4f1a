import { describe, expect, it } from 'vitest';
import { overlaysByHand } from './overlays.ts';

describe('The check of overlays', () => {
  it('finds what asks PostGIS itself, and leaves alone what only looks or measures', () => {
    const code = [
      'select st_area(ST_Union(geometry)) from a',
      'select st_intersects(a, b), st_buffer(a, 2)',
      'st_difference (a, b)',
    ];
    expect(overlaysByHand('a.ts', code.join('\n')).map((complaint) => complaint.slice(0, 7))).toEqual([
      'a.ts:1:',
      'a.ts:3:',
    ]);
  });
});
