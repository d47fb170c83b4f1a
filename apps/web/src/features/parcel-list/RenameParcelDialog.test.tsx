import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '#web/lib/api-error.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { renderWithProviders } from '#web/testing/render.tsx';
import { sampleFarm, sampleParcel } from '#web/testing/sample-parcel.ts';
import { textOf } from '#web/testing/text.ts';
import { RenameParcelDialog } from './RenameParcelDialog.tsx';

const parcel = sampleParcel({ localName: 'Za humny', version: 4 });
const change = vi.fn(async (_input: object) => ({
  ...{ ...parcel, localName: 'Lán', version: 6 },
  ...{ revision: { before: 1, after: 2 }, changeId: 9 },
}));
const close = vi.fn();

beforeEach(() => {
  vi.clearAllMocks();
  fakeApi({ agroevidence: { parcels: { change } } });
});

function open(): ReturnType<typeof renderWithProviders> {
  return renderWithProviders(<RenameParcelDialog farmId={sampleFarm.id} parcel={parcel} onClose={close} />);
}

it('a parcel of the table gets another name, which stands on the version that was listed', async () => {
  const { user } = open();
  const name = screen.getByLabelText(textOf('parcel.name'));
  await user.clear(name);
  await user.type(name, 'Lán{Enter}');
  expect(await screen.findByText(textOf('parcel.renamed', { name: 'Lán' }))).toBeTruthy();
  expect(change.mock.calls).toMatchObject([[{ body: { name: 'Lán' }, version: 4 }]]);
  expect(close).toHaveBeenCalled();
});

it('a name that another has given meanwhile is shown, and overwritten only by saving once more', async () => {
  const current = { ...parcel, localName: 'Jejich', version: 5 };
  change.mockRejectedValueOnce(new ApiError(412, { code: 'record.changed', current }));
  const { user } = open();
  const name = screen.getByLabelText(textOf('parcel.name'));
  await user.clear(name);
  await user.type(name, 'Lán{Enter}');
  expect(await screen.findByText(textOf('record.changedMeanwhile', { now: 'Jejich' }))).toBeTruthy();
  expect(close).not.toHaveBeenCalled();
  await user.type(name, '{Enter}');
  expect(await screen.findByText(textOf('parcel.renamed', { name: 'Lán' }))).toBeTruthy();
  expect(change.mock.calls).toMatchObject([[{ version: 4 }], [{ version: 5 }]]);
});
