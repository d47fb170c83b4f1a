import { describe, expect, it } from 'vitest';
import { renderWithProviders } from '#web/testing/render.tsx';
import { textOf } from '#web/testing/text.ts';
import { CropCell } from './parcel-cells.tsx';

const rape = { name: 'Řepka ozimá', color: '#ffd400' };

describe('the crop of a parcel in the list', () => {
  it('is named with its colour', async () => {
    const { container } = renderWithProviders(<CropCell crop={rape} parts={undefined} isPlanned={false} />);
    await expect.poll(() => container.textContent).toBe('Řepka ozimá');
    expect(container.querySelectorAll('.crop-swatch')).toHaveLength(1);
  });

  it('of one that is divided is each of its crops with its area, the main one first', async () => {
    const parts = [
      { crop: rape, areaHa: 3.2 },
      { crop: null, areaHa: 1.1 },
    ];
    const { container } = renderWithProviders(<CropCell crop={rape} parts={parts} isPlanned={false} />);
    await expect.poll(() => container.textContent).toBe(`Řepka ozimá3,20 ha;${textOf('parcel.noCrop')}1,10 ha`);
    expect(container.querySelectorAll('.crop-swatch')).toHaveLength(2);
    const told = `Řepka ozimá 3,20 ha; ${textOf('parcel.noCrop')} 1,10 ha`;
    expect(container.querySelector('[title]')?.getAttribute('title')).toBe(told);
  });

  it('of one with many parts is the main one, and the others in one line', async () => {
    const part = (name: string) => ({ crop: { name, color: undefined }, areaHa: 1 });
    const parts = [part('Řepka'), part('Hrách'), part('Oves')];
    const { container } = renderWithProviders(<CropCell crop={rape} parts={parts} isPlanned={false} />);
    await expect.poll(() => container.textContent).toBe('Řepka1,00 ha;Hrách 1,00 ha; Oves 1,00 ha');
  });

  it('says that it is planned where nothing is recorded', async () => {
    const { container } = renderWithProviders(<CropCell crop={rape} parts={undefined} isPlanned />);
    await expect.poll(() => container.textContent).toBe(`Řepka ozimá${textOf('parcelList.planned')}`);
  });

  it('says so of parts too', async () => {
    const parts = [{ crop: rape, areaHa: 3.2 }];
    const { container } = renderWithProviders(<CropCell crop={rape} parts={parts} isPlanned />);
    await expect.poll(() => container.textContent).toBe(`Řepka ozimá3,20 ha${textOf('parcelList.planned')}`);
  });
});
