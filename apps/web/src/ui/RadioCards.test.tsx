import { screen } from '@testing-library/react';
import { useState, type ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { renderWithProviders } from '#web/testing/render.tsx';
import { RadioCards } from './RadioCards.tsx';

const cards = [
  { value: 'one', label: 'One', note: 'The first' },
  { value: 'other', label: 'Other', note: 'The second' },
] as const;

describe('cards of which one is chosen', () => {
  /** What is chosen comes to it late, as from an address. */
  function Late(): ReactElement {
    const [value, setValue] = useState<'one' | 'other'>('one');
    const [asked, setAsked] = useState(value);
    return (
      <>
        <RadioCards label="Which" cards={cards} value={value} onChoose={setAsked} />
        <button onClick={() => setValue(asked)}>Arrive</button>
        <button onClick={() => setValue('one')}>Back</button>
      </>
    );
  }

  it('show what is chosen before its owner knows of it, and then what the owner says', async () => {
    const { user } = renderWithProviders(<Late />);
    const [one, other] = screen.getAllByRole<HTMLInputElement>('radio');
    await user.click(screen.getByRole('radio', { name: /Other/ }));
    expect(other?.checked).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Arrive' }));
    expect(other?.checked).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(one?.checked).toBe(true);
  });
});
