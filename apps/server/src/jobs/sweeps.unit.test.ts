import { expect, it } from 'vitest';
import { sweepAll } from './sweeps.ts';

it('sweeps all there is, also after a sweep that fails, and tells which one did', async () => {
  const swept: string[] = [];
  const failed: string[] = [];
  const sweeps = {
    first: async () => void swept.push('first'),
    broken: () => Promise.reject(new Error('no')),
    last: async () => void swept.push('last'),
  };
  await sweepAll(sweeps, (_, name) => failed.push(name));
  expect({ swept, failed }).toEqual({ swept: ['first', 'last'], failed: ['broken'] });
});
