import { describe, expect, it } from 'vitest';
import { withDefaults } from '#web/lib/configuration.ts';
import { inNoLanguage } from '#web/lib/query.ts';
import { createServices } from './services.ts';

describe('speaking another language', () => {
  it('asks again for what was answered in words, and leaves alone what has none', async () => {
    const { queries, speak } = createServices(withDefaults({}), 'cs-CZ');
    const answer = (): Promise<string> => Promise.resolve('answer');
    await queries.query({ queryKey: ['countries'], queryFn: answer });
    await queries.query({ queryKey: ['land-file'], queryFn: answer, meta: inNoLanguage });
    const isAskedAgain = (key: string): boolean | undefined => queries.getQueryState([key])?.isInvalidated;
    speak('cs-CZ');
    expect(isAskedAgain('countries')).toBe(false);
    speak('en-US');
    expect(isAskedAgain('countries')).toBe(true);
    expect(isAskedAgain('land-file')).toBe(false);
  });
});
