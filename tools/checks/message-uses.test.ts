import { describe, expect, it } from 'vitest';
import { reachOf, webSource, type WebSource } from '../lib/message-uses.ts';
import { unusedOnes, usesOfOthers, usesTooEarly } from './message-uses.ts';

const known = ['error.failed', 'error.unexpected', 'login.title', 'map.title', 'shell.loading'];
const areasOf = new Map([
  ['error.failed', ['errors']],
  ['error.unexpected', ['errors']],
  ['login.title', ['sign-in']],
  ['map.title', ['map']],
  ['shell.loading', ['shared']],
]);
const web = 'apps/web/src';
const source = (path: string, code: string): WebSource => webSource(`${web}/${path}`, code, known);

describe('the texts that a source shows', () => {
  it('are those that it writes out, and those that it may compose', () => {
    const { ids, composedIds } = source('ui/Some.tsx', '<T id="map.title" />; text(\'login.title\'); `error.${code}`');
    expect(ids).toEqual(['login.title', 'map.title']);
    expect(composedIds).toEqual(['error.failed', 'error.unexpected']);
  });

  it('come with all that it stands on, and not with screens that are fetched later', () => {
    const sources = [
      source('app/main.tsx', "import { router } from './router.tsx';"),
      source(
        'app/router.tsx',
        "import type { Map } from '#web/map/map.ts';\nlazyScreen(() => import('#web/features/map/MapScreen.tsx'), 'MapScreen')",
      ),
      source('features/map/MapScreen.tsx', "import { T } from '#web/i18n/T.tsx';\nlazy(() => import('./Inner.tsx'))"),
      source('features/map/Inner.tsx', ''),
      source('i18n/T.tsx', ''),
      source('map/map.ts', ''),
    ];
    const byPath = new Map(sources.map((each) => [each.path, each]));
    const reach = (path: string): string[] =>
      reachOf(`${web}/${path}`, byPath)
        .map((each) => each.path)
        .sort();
    expect(reach('app/main.tsx')).toEqual([`${web}/app/main.tsx`, `${web}/app/router.tsx`]);
    expect(reach('features/map/MapScreen.tsx')).toEqual([
      `${web}/features/map/Inner.tsx`,
      `${web}/features/map/MapScreen.tsx`,
      `${web}/i18n/T.tsx`,
    ]);
    expect(sources[1]?.parts).toEqual([{ name: 'MapScreen', path: `${web}/features/map/MapScreen.tsx` }]);
  });
});

describe('the check of uses', () => {
  it('names a text that nothing shows', () => {
    const shown = [source('ui/Some.tsx', "'login.title'; 'map.title'; 'shell.loading'; `error.${code}`")];
    expect(unusedOnes([...known, 'map.gone'], shown)).toEqual(['nothing shows map.gone']);
  });

  it('names what a feature shows of another, and lets it show what belongs to none', () => {
    const map = source('features/map/MapScreen.tsx', "'map.title'; 'shell.loading'");
    const login = source('features/sign-in/LoginScreen.tsx', "'map.title'; 'login.title'");
    expect(usesOfOthers([map, login], areasOf)).toEqual([
      `${web}/features/sign-in/LoginScreen.tsx shows map.title, which is of map alone: what several show is in an area that is called as none`,
    ]);
  });

  it('lets others call a feature as its menu calls it', () => {
    const menu = source('features/map/map.menu.ts', "label: 'map.title'");
    const login = source('features/sign-in/LoginScreen.tsx', "'map.title'");
    expect(usesOfOthers([menu, login], areasOf)).toEqual([]);
  });

  it('lets errors be told by those who declare them, wherever they are shown', () => {
    const areas = new Map([...areasOf, ['error.map.tooSmall', ['map']]]);
    const map = source('features/map/MapScreen.tsx', "'map.title'");
    const ids = [...known, 'error.map.tooSmall'];
    const any = webSource(`${web}/i18n/ErrorText.tsx`, '`error.${code}`', ids);
    expect(any.composedIds).toContain('error.map.tooSmall');
    expect(usesOfOthers([map, any], areas)).toEqual([]);
  });

  it('names what is shown before any screen is and comes later', () => {
    const first = [source('app/Root.tsx', "'shell.loading'; 'map.title'; `error.${code}`")];
    expect(usesTooEarly(first, areasOf)).toEqual([
      `${web}/app/Root.tsx is there before any screen is, and shows map.title, which is not in shared or sign-in`,
    ]);
  });
});
