import type { RecordRow } from '@brazda/contract/agroevidence/record-imports.ts';
import { createIntl } from 'react-intl';
import { describe, expect, it } from 'vitest';
import { dayText } from '#web/parts/action/action-words.ts';
import { czech } from '#web/testing/messages.ts';
import { textOf } from '#web/testing/text.ts';
import { amountsText } from './row-columns.tsx';

const intl = createIntl({ locale: 'cs-CZ', messages: czech });
const material = { name: 'LAD 27', isNew: false, value: 200, unit: 'KG', basis: 'HECTARE' } as const;

function rowWith(days: { readonly producedOn: string | null; readonly expiresOn: string | null }): RecordRow {
  const understood = { materials: [{ ...material, ...days }], products: [], grazing: null, irrigation: null };
  return { understood } as unknown as RecordRow;
}

describe('What was brought by a row of old records', () => {
  it('is said with the days of its package where the table has them', () => {
    const produced = textOf('recordImports.package.produced', { day: dayText(intl, '2020-02-01') });
    const expires = textOf('recordImports.package.expires', { day: dayText(intl, '2022-01-31') });
    const whole = amountsText(intl, rowWith({ producedOn: '2020-02-01', expiresOn: '2022-01-31' }));
    expect(whole).toContain(produced);
    expect(whole).toContain(expires);
    const bare = amountsText(intl, rowWith({ producedOn: null, expiresOn: null }));
    expect(whole.startsWith(bare)).toBe(true);
    expect(bare).not.toContain(expires);
  });
});
