import fc from 'fast-check';
import { expect, it } from 'vitest';
import { gatherPolygons, packPolygons, piecesOfCoordinates, ringReader, sizesOf } from './packed-polygons.ts';

const ring = fc
  .array(fc.tuple(fc.double(), fc.double()), { maxLength: 9 })
  .map((points) => new Float64Array(points.flat()));
const parcels = fc.array(fc.array(fc.array(ring, { maxLength: 3 }), { maxLength: 3 }), { maxLength: 6 });

it('gives back of each parcel what was packed', () => {
  fc.assert(
    fc.property(parcels, (given) => {
      const ringsOf = ringReader(packPolygons(given));
      expect(given.map((_, index) => ringsOf(index))).toEqual(given);
    }),
  );
});

it('puts together from pieces of any size what is packed at once', () => {
  fc.assert(
    fc.property(parcels, fc.integer({ min: 1, max: 40 }), (given, most) => {
      const gather = gatherPolygons(sizesOf(given));
      let gathered = gather(new Float64Array());
      for (const piece of piecesOfCoordinates(given, most)) {
        expect(gathered).toBeUndefined();
        expect(piece.buffer.byteLength).toBeLessThanOrEqual(most * 8);
        gathered = gather(piece);
      }
      expect(gathered).toEqual(packPolygons(given));
    }),
  );
});
