import { LiveEvent } from '@brazda/contract/events.ts';
import { expect, it } from 'vitest';
import { renewals } from './renewals.generated.ts';

it.each(LiveEvent.options.map(({ shape }) => shape.topic.value))('something is renewed when there is %s', (topic) => {
  expect(renewals.some((table) => topic in table)).toBe(true);
});
