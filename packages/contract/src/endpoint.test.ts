import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { contract } from './contract.ts';
import { endpoint, type Endpoint } from './endpoint.ts';
import { FarmId } from './shapes.ts';

const summary = 'A call';
const ofFarm = z.object({ id: FarmId });

describe('an endpoint that names a farm', () => {
  it('does not compile without the permission that it needs', () => {
    // @ts-expect-error It says no permission.
    endpoint('GET', '/farms/{id}', { summary, access: 'farm', params: ofFarm });
    // @ts-expect-error There is no such permission.
    endpoint('GET', '/farms/{id}', { summary, access: 'farm', permission: 'farm.dance', params: ofFarm });
    expect(
      endpoint('GET', '/farms/{id}', { summary, access: 'farm', permission: 'farm.read', params: ofFarm }),
    ).toEqual(expect.objectContaining({ permission: 'farm.read' }));
  });

  it('does not compile as a call for which nobody’s farms are looked at, however it names one', () => {
    // @ts-expect-error The path names a farm.
    endpoint('GET', '/farms/{id}', { summary, access: 'user', params: ofFarm });
    // @ts-expect-error The query names one.
    endpoint('GET', '/farms', { summary, access: 'public', query: z.object({ farm: FarmId.optional() }) });
    // @ts-expect-error The query names several.
    endpoint('GET', '/farms', { summary, access: 'user', query: z.object({ farms: z.array(FarmId).optional() }) });
    expect(endpoint('GET', '/farms/{id}', { summary, access: 'admin', params: ofFarm }).access).toBe('admin');
  });
});

describe('every call', () => {
  it('that answers nothing says so: a browser would look for JSON', () => {
    const wrong = Object.values(contract)
      .flatMap((resources: Record<string, Record<string, Endpoint>>) => Object.values(resources))
      .flatMap((resource) => Object.values(resource))
      .filter(({ response, media, status }) => response === undefined && media === undefined && status !== 204)
      .map(({ summary: what }) => what);
    expect(wrong).toEqual([]);
  });
});

describe('every call within farms', () => {
  it('that changes something is not for those who only look', () => {
    const changing = Object.values(contract)
      .flatMap((resources: Record<string, Record<string, Endpoint>>) => Object.values(resources))
      .flatMap((resource) => Object.values(resource))
      .filter(({ access, method }) => access === 'farm' && method !== 'GET');
    const open = changing.filter(({ permission }) => permission === 'farm.read').map(({ summary: what }) => what);
    // These change nothing: what they are asked is too long for an address.
    const { deductions, nitrogenLedgers, restrictions, workedLand } = contract.agroevidence;
    const questions = [deductions, nitrogenLedgers, restrictions, workedLand]
      .flatMap((resource) => Object.values<Endpoint>(resource))
      .map(({ summary: what }) => what);
    // These change what one person is told, and nothing of a farm.
    const { notifications, notificationSettings } = contract.automation;
    const ofOneself = [notifications, notificationSettings]
      .flatMap((resource) => Object.values<Endpoint>(resource))
      .filter(({ method }) => method !== 'GET')
      .map(({ summary: what }) => what);
    const { leave } = contract.gateway.farmMembers;
    expect(open.toSorted()).toEqual(
      [leave.summary, contract.iot.measurements.exportFile.summary, ...ofOneself, ...questions].toSorted(),
    );
  });
});
