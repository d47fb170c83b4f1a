import { expect, it } from 'vitest';
import { fileNameOf } from './file-name.ts';

it('a file is called as its title, in letters that every system takes', () => {
  expect(fileNameOf('Žitná – 3. díl, k lesu!', 'pdf')).toBe('zitna-3-dil-k-lesu.pdf');
  expect(fileNameOf('../…/', 'png')).toBe('map.png');
});
