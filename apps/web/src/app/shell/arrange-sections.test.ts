import { describe, expect, it } from 'vitest';
import type { Section } from '#web/routing/menu.ts';
import { arrangeSections } from './arrange-sections.ts';

describe('sections where there is not room for all', () => {
  const section = (name: string, stepsBack = false): Section => ({
    to: `/farm/$farmId/${name}` as Section['to'],
    label: 'map.section',
    place: 10,
    ...(stepsBack && { stepsBack }),
  });
  const often = [section('map'), section('map-v2')];
  const sections = [...often, section('sensors', true), section('stores', true), section('weather', true)];
  const namesOf = (list: readonly Section[]): string[] => list.map(({ to }) => to.slice('/farm/$farmId/'.length));
  /** Each takes one place, and so does "More". */
  const arranged = (path: string, places = 0): object => {
    const haveRoom = (shown: readonly Section[], hasMore: boolean): boolean => shown.length + Number(hasMore) <= places;
    const { inBar, behindMore } = arrangeSections(sections, path, haveRoom);
    return { inBar: namesOf(inBar), behindMore: namesOf(behindMore) };
  };

  it('step back behind "More", but for those that are opened most', () => {
    expect(arranged('/farm/7/map')).toEqual({ inBar: ['map', 'map-v2'], behindMore: ['sensors', 'stores', 'weather'] });
  });

  it('step back from the last on, and no more of them than have to', () => {
    expect(arranged('/farm/7/map', 5)).toEqual({ inBar: namesOf(sections), behindMore: [] });
    expect(arranged('/farm/7/map', 4)).toEqual({
      ...{ inBar: ['map', 'map-v2', 'sensors'], behindMore: ['stores', 'weather'] },
    });
  });

  it.each(['/farm/7/sensors', '/farm/7/sensors/18/charts'])('stay in the bar while they are on screen: %s', (path) => {
    expect(arranged(path)).toEqual({ inBar: ['map', 'map-v2', 'sensors'], behindMore: ['stores', 'weather'] });
  });

  it('are told apart by their whole names', () => {
    expect(arranged('/farm/7/sensors-of-others')).toMatchObject({ behindMore: ['sensors', 'stores', 'weather'] });
  });
});
