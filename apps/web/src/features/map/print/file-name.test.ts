import { expect, it } from 'vitest';
import { fileNameOf } from './file-name.ts';

it('a file is called as its title, in letters that every system takes', () => {
  expect(fileNameOf('Farma Žitná – stav k 23. 11. 2026', 'pdf')).toBe('farma-zitna-stav-k-23-11-2026.pdf');
  expect(fileNameOf('../…/', 'png')).toBe('map.png');
});
