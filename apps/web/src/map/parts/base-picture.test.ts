import { get as projectionOf } from 'ol/proj.js';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBasePicture, type BasePicture } from './base-picture.ts';

class PictureOfTest {
  static asked: PictureOfTest[] = [];
  onload: (() => void) | null = null;
  onerror: (() => void) | null = null;
  src = '';
  constructor() {
    PictureOfTest.asked.push(this);
  }
}

const described = { id: 'orthophoto', kind: 'xyz', url: 'https://a.example/{z}/{x}/{y}', attribution: '' } as const;
const longEnoughMs = 21_000;

describe('the orthophoto', () => {
  it.each(['xyz', 'wms', 'wmts'] as const)('is drawn from 10 m for a point on and in 26 levels as %s', (kind) => {
    const { layer, dispose } = createBasePicture({ ...described, kind });
    expect(layer.getMaxResolution()).toBeCloseTo(10, 5);
    expect(layer.getMaxResolution()).toBeGreaterThan(10);
    expect(layer.getSource()?.getTileGrid()?.getMaxZoom()).toBe(25);
    dispose();
  });

  it.each(['xyz', 'wms', 'wmts'] as const)('is drawn at the levels that the installation says, as %s', (kind) => {
    const { layer, dispose } = createBasePicture({ ...described, kind, minZoom: 12, maxZoom: 19 });
    expect(layer.getMaxResolution()).toBeCloseTo(38.2185, 3);
    expect(layer.getSource()?.getTileGrid()?.getMaxZoom()).toBe(19);
    dispose();
  });
});

describe('the satellite', () => {
  it.each(['xyz', 'wms', 'wmts'] as const)('is drawn from everywhere as %s', (kind) => {
    const { layer, dispose } = createBasePicture({ ...described, id: 'satellite', kind });
    expect(layer.getMaxResolution()).toBe(Infinity);
    dispose();
  });
});

describe('pictures of a map service', () => {
  let picture: BasePicture;
  const onSilence = vi.fn();
  const ask = (x: number): void => {
    const projection = projectionOf('EPSG:3857');
    if (projection) picture.layer.getSource()?.getTile(12, x, 1400, 1, projection)?.load();
  };
  const passing = async (ms: number): Promise<void> => {
    await vi.advanceTimersByTimeAsync(ms);
  };

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('Image', PictureOfTest);
    PictureOfTest.asked = [];
    onSilence.mockClear();
    picture = createBasePicture(described, { onSilence });
  });
  afterEach(() => {
    picture.dispose();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it('that never answers are told of as one that refuses is', async () => {
    for (const x of [2200, 2201]) ask(x);
    await passing(longEnoughMs);
    expect(onSilence.mock.calls).toEqual([[true]]);
    expect(PictureOfTest.asked.every(({ src }) => src === '')).toBe(true);
  });

  it('that answer late are not', async () => {
    for (const x of [2200, 2201]) ask(x);
    await passing(9_000);
    for (const { onload } of PictureOfTest.asked) onload?.();
    await passing(longEnoughMs);
    expect(onSilence.mock.calls).toEqual([[false]]);
  });
});
