import { parse } from '@formatjs/icu-messageformat-parser';
import { describe, expect, it } from 'vitest';
import { parsedCatalogue } from '../../parsed-messages.ts';
import czech from './messages/cs-CZ.json';

const signInSources: Readonly<Record<string, string>> = import.meta.glob(
  [
    '../features/sign-in/{LoginScreen,LoginForm,DemoSignIn,LoginFailurePage}.tsx',
    '../app/{Root,StatusScreen,RouteErrorScreen,LoadingScreen}.tsx',
    '../ui/{ErrorPage,PanelHead,LanguageChoice,Field,Tick,Notice,SnackbarProvider}.tsx',
  ],
  { query: '?raw', import: 'default', eager: true },
);

function idsOf(catalogue: string): Readonly<Record<string, unknown>> {
  return JSON.parse(catalogue) as Readonly<Record<string, unknown>>;
}

describe('the messages of the built product', () => {
  it('are parsed already, each as it would be where it is shown', () => {
    const texts = { 'map.title': 'Mapa', 'parcel.count': '{count, plural, one {# parcel} other {# parcels}}' };
    const parsed = JSON.parse(parsedCatalogue(JSON.stringify(texts))) as Record<string, unknown>;
    expect(Object.keys(parsed)).toEqual(Object.keys(texts));
    expect(parsed['map.title']).toEqual([{ type: 0, value: 'Mapa' }]);
    expect(parsed['parcel.count']).toEqual(JSON.parse(JSON.stringify(parse(texts['parcel.count']))));
  });

  it('are divided into what the sign-in needs and the rest, and none is lost', () => {
    const source = JSON.stringify(czech);
    const [first, rest] = (['first', 'rest'] as const).map((part) => Object.keys(idsOf(parsedCatalogue(source, part))));
    expect([...(first ?? []), ...(rest ?? [])].sort()).toEqual(Object.keys(czech).sort());
    expect(first?.length).toBeLessThan(Object.keys(czech).length / 3);
  });

  it('of the sign-in are all there before any other screen is', () => {
    const first = idsOf(parsedCatalogue(JSON.stringify(czech), 'first'));
    const used = Object.values(signInSources).flatMap((source) =>
      [...source.matchAll(/(?:\bid="|\btext\('|^\s*\w+: ')((?:\w+\.)+\w+)['"]/gm)].map(([, id]) => id ?? ''),
    );
    expect(used).toContain('login.submit');
    expect(used.filter((id) => id in czech && !(id in first))).toEqual([]);
  });
});
