import { describe, expect, it } from 'vitest';
import { enginesComplaints } from './engines.ts';

describe('enginesComplaints', () => {
  it('accepts packages that run on every line of Node, or do not say', () => {
    const packages = {
      '': { engines: { node: '>=99' } },
      'node_modules/a': { version: '1.0.0', engines: { node: '^20.19.0 || ^22.13.0 || >=24' } },
      'node_modules/b': { version: '1.0.0', engines: ['node >= 0.8'] },
      'node_modules/c': { version: '1.0.0' },
    };
    expect(enginesComplaints(packages)).toEqual([]);
  });

  it('names a package with the lines that it drops', () => {
    const packages = {
      'node_modules/new': { version: '2.0.0', engines: { node: '>=22.12.0' } },
      'node_modules/old': { version: '3.1.0', engines: { node: '>=18 <26' } },
      'node_modules/odd': { version: '1.0.0', engines: { node: 'recent' } },
    };
    expect(enginesComplaints(packages)).toEqual([
      'node_modules/new 2.0.0 drops Node 20.19.0: >=22.12.0',
      'node_modules/old 3.1.0 drops Node 26.0.0: >=18 <26',
      'node_modules/odd: nobody can read its engines “recent”',
    ]);
  });
});
