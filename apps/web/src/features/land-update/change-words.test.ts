import type { LandChange } from '@brazda/contract/agroevidence/land-updates.ts';
import { createIntl } from 'react-intl';
import { describe, expect, it } from 'vitest';
import { czech } from '#web/testing/messages.ts';
import { changedBlock, sampleBlock, sampleChange } from '#web/testing/sample-land-update.ts';
import { changeDifferences, changeEffects, changeHeadline } from './change-words.ts';
import { textOf } from '#web/testing/text.ts';

const intl = createIntl({ locale: 'cs-CZ', messages: czech });
/** What must not break over lines is joined by blanks of its own. */
const plain = (lines: readonly string[]): string[] => lines.map((line) => line.replaceAll('\u00a0', ' '));
const differenceOf = (what: 'parcel.area' | 'parcel.validFrom' | 'parcel.slope', before: string, now: string): string =>
  textOf('landUpdate.difference', { what: textOf(what), before, now });
const headline = (change: LandChange): string | undefined => plain([changeHeadline(change, intl)])[0];

describe('a change in words', () => {
  it('says what became of what', () => {
    expect(headline(sampleChange())).toBe(
      textOf('landUpdate.headline.SPLIT', { before: '1707/3', now: '1707/91 a 1707/92' }),
    );
    expect(headline(sampleChange({ kind: 'GONE', now: [] }))).toBe(
      textOf('landUpdate.headline.GONE', { before: '1707/3' }),
    );
    expect(headline(sampleChange({ kind: 'NEW', before: [], now: [sampleBlock()] }))).toBe(
      textOf('landUpdate.headline.NEW', { now: '1707/3' }),
    );
  });

  it('names six of many blocks and counts the others', () => {
    const now = Array.from({ length: 9 }, (_, at) => sampleBlock({ blockNumber: `${at + 1}/1` }));
    expect(headline(sampleChange({ now }))).toBe(
      textOf('landUpdate.headline.SPLIT', { before: '1707/3', now: '1/1, 2/1, 3/1, 4/1, 5/1, 6/1 a další 3' }),
    );
  });

  it('says in what a block differs, by the formats of the language', () => {
    expect(plain(changeDifferences(changedBlock, intl))).toEqual([
      textOf('landUpdate.moved', { area: '0,42 ha' }),
      differenceOf('parcel.area', '8,07 ha', '7,95 ha'),
      `${textOf('parcel.landUse')}: ${textOf('parcel.landUse.OP')} → ${textOf('parcel.landUse.TTP')}`,
      differenceOf('parcel.validFrom', '1. 3. 2026', '1. 6. 2026'),
    ]);
  });

  it('calls unknown what the registry does not say', () => {
    const change = sampleChange({
      kind: 'CHANGED',
      properties: ['AREA', 'SLOPE', 'REGISTRY_ID'],
      before: [sampleBlock({ officialArea: null })],
      now: [sampleBlock({ slope: null })],
    });
    expect(plain(changeDifferences(change, intl))).toEqual([
      differenceOf('parcel.area', textOf('parcel.unknown'), '8,07 ha'),
      differenceOf('parcel.slope', '3,4°', textOf('parcel.unknown')),
      textOf('landUpdate.newRegistryId'),
    ]);
  });

  it('says in which cadastral unit the farm has land that is said to lie in another, whoever says so', () => {
    const [parcel] = changedBlock.parcels;
    const change = sampleChange({
      ...{ kind: 'CHANGED', properties: ['CADASTRAL_UNIT'], before: [sampleBlock()] },
      now: [sampleBlock({ cadastralUnit: 'Ves' })],
      parcels: parcel ? [{ ...parcel, has: sampleBlock({ cadastralUnit: 'Lhota' }) }] : [],
    });
    const what = textOf('parcel.cadastralUnit');
    const told = [textOf('landUpdate.difference', { what, before: 'Lhota', now: 'Ves' })];
    expect(plain(changeDifferences(change, intl))).toEqual(told);
    expect(plain(changeDifferences({ ...change, before: [] }, intl, 'FILE'))).toEqual(told);
  });

  it('says what taking it does with each parcel, and how many begin', () => {
    expect(changeEffects(sampleChange(), intl)).toEqual([
      textOf('landUpdate.parcel.continuesAs', { name: 'Za humny', block: '1707/91' }),
      textOf('landUpdate.parcel.begins', { count: 1 }),
    ]);
    expect(changeEffects(changedBlock, intl)).toEqual([
      textOf('landUpdate.parcel.continuesAs', { name: 'Dlouhá', block: '1501/22' }),
    ]);
    const [parcel] = changedBlock.parcels;
    const gone = sampleChange({
      kind: 'GONE',
      now: [],
      parcels: parcel ? [{ ...parcel, outcome: 'ENDS', continuesAs: null }] : [],
    });
    expect(changeEffects(gone, intl)).toEqual([textOf('landUpdate.parcel.ends', { name: 'Dlouhá' })]);
  });

  it('calls a parcel without a name of its own by the number that it had, also once that is done', () => {
    const split = (name: string): LandChange => {
      const change = sampleChange();
      return { ...change, parcels: change.parcels.map((parcel) => ({ ...parcel, name })) };
    };
    const said = [
      textOf('landUpdate.parcel.continuesAs', { name: '1707/3', block: '1707/91' }),
      textOf('landUpdate.parcel.begins', { count: 1 }),
    ];
    expect(changeEffects(split('590-1140 1707/3'), intl)).toEqual(said);
    expect(changeEffects(split('590-1140 1707/91'), intl)).toEqual(said);
  });

  it('leaves out that a parcel goes on as what it is called', () => {
    const parcels = changedBlock.parcels.map((parcel) => ({ ...parcel, name: '590-1140 1501/22' }));
    expect(changeEffects({ ...changedBlock, parcels }, intl)).toEqual([]);
  });
});
