import { screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect, it, describe, vi, beforeEach } from 'vitest';
import { useSingleMutation } from '#web/lib/use-single-mutation.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { renderWithProviders } from '#web/testing/render.tsx';
import { textOf } from '#web/testing/text.ts';
import { useUndoable } from './use-undoable.ts';

const undo = vi.fn(async (_input: object) => ({ changeId: 12 }));

beforeEach(() => {
  undo.mockClear();
  fakeApi({ gateway: { farmChanges: { undo } } });
});

function Act({ changeId }: { readonly changeId: number | null }): ReactElement {
  const act = useUndoable(7, ({ changeId: done }, name: string) => ({ changeId: done, message: name }), {
    mutationFn: async (_name: string) => ({ changeId }),
  });
  return <button onClick={() => act.mutate('Za humny')} aria-label="act" />;
}

describe('a change that can be undone', () => {
  it('is told and offered to be undone, and what was undone to be done again', async () => {
    const { user } = renderWithProviders(<Act changeId={11} />);
    await user.click(screen.getByRole('button', { name: 'act' }));
    expect(await screen.findByText('Za humny')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: textOf('action.undo') }));
    expect(await screen.findByText(textOf('changes.undone'))).toBeTruthy();
    await user.click(screen.getByRole('button', { name: textOf('action.undo') }));
    await waitFor(() =>
      expect(undo.mock.calls).toMatchObject([[{ params: { changeId: 11 } }], [{ params: { changeId: 12 } }]]),
    );
  });

  it('is only told where all was so already', async () => {
    const { user } = renderWithProviders(<Act changeId={null} />);
    await user.click(screen.getByRole('button', { name: 'act' }));
    expect(await screen.findByText('Za humny')).toBeTruthy();
    expect(screen.queryByRole('button', { name: textOf('action.undo') })).toBeNull();
  });

  it('cannot be made without an offer', () => {
    const useForgotten = (): unknown =>
      // @ts-expect-error What it answers can be undone, and nobody would offer that.
      useSingleMutation({ mutationFn: async (_name: string) => ({ changeId: 11, name: 'Za humny' }) });
    expect(useForgotten).toBeTypeOf('function');
  });
});
