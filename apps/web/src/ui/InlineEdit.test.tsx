import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '#web/lib/api-error.ts';
import { renderWithProviders } from '#web/testing/render.tsx';
import { InlineEdit } from './InlineEdit.tsx';
import { textLike, textOf } from '#web/testing/text.ts';

type Confirm = (value: string) => Promise<unknown>;
const onRefusedUnseen = vi.fn();

function show(onConfirm: Confirm): ReturnType<typeof renderWithProviders> {
  return renderWithProviders(
    <InlineEdit
      label="Název"
      value="Za humny"
      maxLength={200}
      onConfirm={onConfirm}
      onRefusedUnseen={onRefusedUnseen}
    />,
  );
}

async function edit(
  typed: string,
  onConfirm = vi.fn<Confirm>(() => Promise.resolve()),
): Promise<ReturnType<typeof vi.fn<Confirm>>> {
  const { user } = show(onConfirm);
  await user.click(screen.getByRole('button', { name: textLike('action.editNamed') }));
  await user.clear(screen.getByLabelText('Název'));
  if (typed !== '') await user.keyboard(typed);
  return onConfirm;
}

describe('InlineEdit', () => {
  it('confirms what was typed with Enter, trimmed', async () => {
    expect(await edit('  U lesa {Enter}')).toHaveBeenCalledExactlyOnceWith('U lesa');
    expect(screen.queryByLabelText('Název')).toBeNull();
  });

  it('cancels with Escape', async () => {
    expect(await edit('U lesa{Escape}')).not.toHaveBeenCalled();
    expect(screen.getByText('Za humny')).toBeTruthy();
  });

  it('cancels when nothing is left after trimming', async () => {
    expect(await edit('   {Enter}')).not.toHaveBeenCalled();
  });

  it('does not send what is unchanged', async () => {
    expect(await edit(' Za humny {Enter}')).not.toHaveBeenCalled();
  });

  it('that is refused is open again with what was typed, and the reason beside it', async () => {
    const refused = new ApiError(409, { code: 'parcel.retired' });
    await edit(
      'U lesa{Enter}',
      vi.fn(() => Promise.reject(refused)),
    );
    const box = await screen.findByLabelText<HTMLInputElement>('Název');
    expect(box.value).toBe('U lesa');
    expect(screen.getByRole('alert').textContent).toMatch(textLike('error.parcel.retired'));
    expect(box.getAttribute('aria-describedby')).toBe(screen.getByRole('alert').firstElementChild?.id);
    expect(document.activeElement).toBe(box);
  });

  it('tells of a refusal that nobody would see', async () => {
    const refused = new ApiError(503, { code: 'service.unavailable' });
    let refuse: (error: Error) => void = () => undefined;
    const { user, unmount } = show(() => new Promise((_, reject) => (refuse = reject)));
    await user.click(screen.getByRole('button', { name: textLike('action.editNamed') }));
    await user.keyboard('U lesa{Enter}');
    unmount();
    refuse(refused);
    await waitFor(() => expect(onRefusedUnseen).toHaveBeenCalledExactlyOnceWith(refused));
  });

  it('is saved once by a double click', async () => {
    const onConfirm = await edit(
      'U lesa',
      vi.fn(() => new Promise(() => undefined)),
    );
    const save = screen.getByRole('button', { name: textOf('action.save') });
    act(() => {
      save.click();
      save.click();
    });
    expect(onConfirm).toHaveBeenCalledOnce();
  });
});
