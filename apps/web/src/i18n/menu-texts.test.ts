import { expect, it } from 'vitest';
import { withMenuTexts } from '../../menu-texts.ts';

it('what menus call features is told with what stands around the screens, and no other text of theirs', () => {
  const map = JSON.stringify({ 'map.section': 'Mapa', 'map.base.none': 'Bez snímku' });
  const texts = JSON.parse(withMenuTexts(JSON.stringify({ 'shell.more': 'Více' }), new Map([['map', map]]))) as object;
  expect(texts).toMatchObject({ 'shell.more': 'Více', 'map.section': 'Mapa' });
  expect(texts).not.toHaveProperty(['map.base.none']);
});
