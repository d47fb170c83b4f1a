import { fireEvent, screen } from '@testing-library/react';
import { useState, type ReactElement } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { renderWithProviders } from '#web/testing/render.tsx';
import { DayField } from './DayField.tsx';
import { NumberField } from './NumberField.tsx';
import { textLike, textOf } from '#web/testing/text.ts';

describe('a field for a number', () => {
  const told = vi.fn();
  function Dose(): ReactElement {
    const [value, setValue] = useState<number | null>(1234.5);
    const change = (next: number | null): void => {
      told(next);
      setValue(next);
    };
    return <NumberField label="Dávka" unit="l" value={value} onChange={change} />;
  }

  it('shows and takes it as the language writes it, and says beside it what is none', async () => {
    const { user } = renderWithProviders(<Dose />);
    const field = screen.getByLabelText<HTMLInputElement>('Dávka');
    expect(field.value).toBe('1\u00a0234,5');
    await user.clear(field);
    expect(told).toHaveBeenLastCalledWith(null);
    await user.type(field, '2,50');
    expect(told).toHaveBeenLastCalledWith(2.5);
    await user.tab();
    expect(field.value).toBe('2,5');
    await user.type(field, 'x');
    expect(screen.queryByText(textLike('validation.numberFormat'))).toBeNull();
    await user.tab();
    expect(screen.getByText(textLike('validation.numberFormat'))).toBeTruthy();
    expect(field.value).toBe('2,5x');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(told).toHaveBeenLastCalledWith(null);
  });
});

describe('a field for a day', () => {
  const told = vi.fn();
  function Sown(): ReactElement {
    const [value, setValue] = useState<string | null>('2026-09-25');
    const change = (next: string | null): void => {
      told(next);
      setValue(next);
    };
    return <DayField label="Zaseto" value={value} onChange={change} />;
  }

  it('shows and takes it as the language writes it, and says how to write one', async () => {
    const { user } = renderWithProviders(<Sown />);
    const field = screen.getByLabelText<HTMLInputElement>('Zaseto');
    expect(field.value).toBe('25. 9. 2026');
    await user.clear(field);
    await user.type(field, '31.4.2026');
    await user.tab();
    expect(screen.getByText(textOf('validation.dateFormat', { example: '25. 4. 2026' }))).toBeTruthy();
    expect(told).toHaveBeenLastCalledWith(null);
    await user.clear(field);
    await user.type(field, '30.4.26');
    await user.tab();
    expect(field.value).toBe('30. 4. 2026');
    expect(told).toHaveBeenLastCalledWith('2026-04-30');
  });

  it('takes a day from the calendar as if it were typed, also in the place of what is none', async () => {
    const showPicker = vi.fn();
    HTMLInputElement.prototype.showPicker = showPicker;
    const { user } = renderWithProviders(<Sown />);
    const field = screen.getByLabelText<HTMLInputElement>('Zaseto');
    await user.clear(field);
    await user.type(field, 'zítra');
    await user.click(screen.getByRole('button', { name: textOf('field.openCalendar') }));
    expect(showPicker).toHaveBeenCalledOnce();
    const calendar = document.querySelector<HTMLInputElement>('input[type="date"]');
    if (calendar) fireEvent.change(calendar, { target: { value: '2026-10-03' } });
    expect(told).toHaveBeenLastCalledWith('2026-10-03');
    expect(field.value).toBe('3. 10. 2026');
    expect(screen.queryByText(textLike('validation.dateFormat'))).toBeNull();
  });
});
