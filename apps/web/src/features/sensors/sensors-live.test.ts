import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { nodeWeatherOptions } from './node-weather.queries.ts';
import { renewals } from './sensors.live.ts';

const minuteMs = 60_000;

it.each([
  { minutesAgo: 9, isRenewed: false },
  { minutesAgo: 11, isRenewed: true },
])('weather that was worked out $minutesAgo minutes ago is renewed by a measurement: $isRenewed', (asked) => {
  const queries = new QueryClient();
  const options = nodeWeatherOptions(3, 5, { from: '2026-11-20', to: '2026-11-26' });
  queries.setQueryData([...options.queryKey], {}, { updatedAt: Date.now() - asked.minutesAgo * minuteMs });
  const stop = new QueryObserver(queries, { ...options, refetchOnMount: false }).subscribe(() => undefined);
  const renewed = renewals['sensors.measured']?.({ topic: 'sensors.measured', farmId: 3 }, queries) ?? [];
  expect(renewed.some((key) => key.includes('weather'))).toBe(asked.isRenewed);
  stop();
});
