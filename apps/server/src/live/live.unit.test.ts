import { expect, it } from 'vitest';
import { farmChannel } from './channels.ts';
import { createLive } from './live.ts';

it('an event reaches all who follow, also where one of them fails', () => {
  const failures: unknown[] = [];
  const arrived: string[] = [];
  const live = createLive((error) => failures.push(error));
  live.followAll(() => {
    throw new Error('no');
  });
  live.follow([farmChannel(1)], () => {
    throw new Error('no');
  });
  live.follow([farmChannel(1)], ({ topic }) => arrived.push(topic));
  live.publish({ farmId: 1, topic: 'parcels.changed', revision: 1 });
  expect(arrived).toEqual(['parcels.changed']);
  expect(failures).toHaveLength(2);
});
