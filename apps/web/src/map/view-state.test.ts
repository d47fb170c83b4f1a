import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readViewState, writeViewState } from './view-state.ts';

describe('the view state in an address', () => {
  it('is read as it was written', () => {
    expect(writeViewState({ lat: 49.328694, lon: 16.6716712, zoom: 15.416 })).toBe('@49.32869,16.67167,15.42z');
    expect(readViewState('@49.32869,16.67167,15.42z')).toEqual({ lat: 49.32869, lon: 16.67167, zoom: 15.42 });
  });

  it('is read from links of earlier versions too', () => {
    expect(readViewState('49.32869,16.67167,15.42')).toEqual({ lat: 49.32869, lon: 16.67167, zoom: 15.42 });
  });

  it.each(['', '1,2', '1,2,3,4', 'a,b,c', '91,0,5', '0,181,5', '49,16,0', '49,16,40', ',,', 12, null, undefined])(
    'is nothing in %j',
    (text) => {
      expect(readViewState(text)).toBeUndefined();
    },
  );

  it('survives a round trip to within a metre or so', () => {
    const places = fc.record({
      lat: fc.double({ min: -84, max: 84, noNaN: true }),
      lon: fc.double({ min: -179, max: 179, noNaN: true }),
      zoom: fc.double({ min: 5, max: 20, noNaN: true }),
    });
    fc.assert(
      fc.property(places, (state) => {
        const read = readViewState(writeViewState(state));
        expect(read?.lat).toBeCloseTo(state.lat, 4);
        expect(read?.lon).toBeCloseTo(state.lon, 4);
        expect(read?.zoom).toBeCloseTo(state.zoom, 1);
      }),
    );
  });
});
