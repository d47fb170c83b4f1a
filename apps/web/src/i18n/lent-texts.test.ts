import { expect, it } from 'vitest';
import { withLentTexts } from '../../lent-texts.ts';

it('what menus call features is told with what stands around the screens, and no other text of theirs', () => {
  const map = JSON.stringify({ 'map.section': 'Mapa', 'map.base.none': 'Bez snímku' });
  const lent = [{ of: 'map', id: 'map.section' }] as const;
  const texts = JSON.parse(
    withLentTexts(JSON.stringify({ 'shell.more': 'Více' }), lent, new Map([['map', map]])),
  ) as object;
  expect(texts).toEqual({ 'shell.more': 'Více', 'map.section': 'Mapa' });
});
