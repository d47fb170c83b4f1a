import type { Message } from '@brazda/contract/iot/messages.ts';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { storage, storageKeys } from '#web/lib/storage.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { fakeEvents } from '#web/testing/fake-events.ts';
import { renderApp, tokenOf } from '#web/testing/render.tsx';
import { sampleNode } from '#web/testing/sample-node.ts';
import { sampleFarm } from '#web/testing/sample-parcel.ts';
import { textOf } from '#web/testing/text.ts';

const probe = sampleNode({ name: 'Sonda', externalId: 'sonda-1' });
const last: Message = {
  ...{ farmId: 3, at: '2026-11-26T08:00:00Z', receivedAt: '2026-11-26T08:00:01Z', networkType: 'GENERIC' },
  ...{ externalId: 'sonda-1', nodeId: 5, state: 'UNREADABLE', reason: 'NO_PAYLOAD', port: null, frameCounter: null },
  ...{ payload: null, content: '{"t":215,"probes":[{"vwc":0.31}],"name":"x"}', rssi: null, snr: null },
};

let messages: readonly Message[] = [];
const listMessages = vi.fn(async (_input?: object) => ({ rows: [...messages], total: messages.length }));
const edit = vi.fn(async (_input: object) => ({ ...probe, changeId: 7 }));

function show(): ReturnType<typeof renderApp> {
  const farm = { ...sampleFarm, id: 3, name: 'Farma', role: 'manager' as const, boundingBox: null };
  fakeApi({
    agroevidence: { farms: { list: async () => ({ rows: [farm], total: 1 }), read: async () => farm } },
    core: { farmEvents: { follow: fakeEvents().follow } },
    iot: { nodes: { edit, read: async () => probe }, messages: { list: listMessages } },
  });
  return renderApp('/farm/3/sensors/5/edit');
}

beforeEach(() => {
  storage.write(storageKeys.token, tokenOf('jan@farma.cz'));
  messages = [last];
  edit.mockClear();
  listMessages.mockClear();
});

describe('what the fields of a device of any maker mean', () => {
  it('is chosen from its last message, tried at once with the value that comes out, and saved', async () => {
    messages = [{ ...last, state: 'REFUSED', reason: 'IN_THE_FUTURE', content: '{"other":1}' }, last];
    const { user } = show();
    const line = await screen.findByRole('group', { name: 'probes.0.vwc' });
    expect(screen.queryByRole('group', { name: 'other' })).toBeNull();
    expect(listMessages.mock.calls[0]?.[0]).toMatchObject({ query: { 'node-id': 5 } });
    expect(screen.getByRole('group', { name: 't' })).toBeTruthy();
    expect(screen.queryByRole('group', { name: 'name' })).toBeNull();
    await user.selectOptions(within(line).getByLabelText(textOf('sensors.mapping.feature')), 'SOIL_MOISTURE');
    const factor = within(line).getByLabelText(textOf('sensors.mapping.factor'));
    await user.clear(factor);
    await user.type(factor, '100');
    expect(
      await within(line).findByText(textOf('sensors.mapping.becomes', { came: '0,31', value: '31 %' })),
    ).toBeTruthy();
    await user.click(screen.getByRole('button', { name: textOf('action.save') }));
    await vi.waitFor(() => expect(edit).toHaveBeenCalled());
    expect(edit.mock.calls[0]?.[0]).toMatchObject({
      body: {
        fieldMapping: [{ field: 'probes.0.vwc', feature: 'SOIL_MOISTURE', level: 0, factor: 100, offset: 0 }],
      },
    });
  });

  it('is not saved while two fields mean the same, or a number is missing', async () => {
    const { user } = show();
    for (const name of ['t', 'probes.0.vwc']) {
      const line = await screen.findByRole('group', { name });
      await user.selectOptions(within(line).getByLabelText(textOf('sensors.mapping.feature')), 'SOIL_MOISTURE');
    }
    await user.clear(within(screen.getByRole('group', { name: 't' })).getByLabelText(textOf('sensors.mapping.factor')));
    await user.click(screen.getByRole('button', { name: textOf('action.save') }));
    expect((await screen.findAllByText(textOf('sensors.mapping.fault.twice'))).length).toBe(2);
    expect(edit).not.toHaveBeenCalled();
  });

  it('says whether rain comes as a counter or as what fell since the message before', async () => {
    const { user } = show();
    const line = await screen.findByRole('group', { name: 't' });
    await user.selectOptions(within(line).getByLabelText(textOf('sensors.mapping.feature')), 'RAINFALL');
    const way = within(line).getByLabelText(textOf('sensors.mapping.rain'));
    await user.selectOptions(way, textOf('sensors.mapping.rain.sinceLast'));
    await user.click(screen.getByRole('button', { name: textOf('action.save') }));
    await vi.waitFor(() => expect(edit).toHaveBeenCalled());
    expect(edit.mock.calls[0]?.[0]).toMatchObject({
      body: { fieldMapping: [{ field: 't', feature: 'RAINFALL', isSinceLast: true }] },
    });
  });

  it('waits for a message where none came yet', async () => {
    messages = [];
    show();
    expect(await screen.findByText(textOf('sensors.mapping.none'))).toBeTruthy();
  });
});
