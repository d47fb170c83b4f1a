import { describe, expect, it } from 'vitest';
import {
  choiceInAddress,
  dayInAddress,
  listSearch,
  markInAddress,
  numberInAddress,
  pageInAddress,
  textInAddress,
} from './list-search.ts';

const validate = listSearch({
  page: pageInAddress,
  farm: numberInAddress,
  query: textInAddress(5),
  sort: choiceInAddress(['name', 'area'], 'name'),
  from: dayInAddress,
  conflicts: markInAddress,
});
const nothing = {
  page: undefined,
  farm: undefined,
  query: undefined,
  sort: undefined,
  from: undefined,
  conflicts: undefined,
};

describe('what the address says of a list', () => {
  it('is taken as it is meant', () => {
    const said = { page: 2, farm: '7', query: 1501, sort: 'area', from: '2026-02-28', conflicts: true };
    expect(validate(said)).toEqual({ ...said, farm: 7, query: '1501' });
  });

  it('is left out where it cannot be meant', () => {
    const wrong = { page: -1, farm: 1.5, query: {}, sort: 'colour', from: '2026-02-40', conflicts: 'yes' };
    expect(validate(wrong)).toEqual(nothing);
    expect(validate({ farm: 3_000_000_000, from: '28.2.2026' })).toEqual(nothing);
  });

  it('is left out where it is so without being said', () => {
    expect(validate({ page: 1, query: '', sort: 'name' })).toEqual(nothing);
  });

  it('is no longer than it may be', () => {
    expect(validate({ query: 'pšenice' })).toEqual({ ...nothing, query: 'pšeni' });
  });
});
