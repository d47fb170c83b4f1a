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
    const told = `Řepka ozimá 3,20 ha; ${textOf('parcel.noCrop')} 1,10 ha`;
    await expect.poll(() => container.textContent).toBe(told);
    expect(container.querySelectorAll('.crop-swatch')).toHaveLength(2);
  });

  it('says that it is planned where nothing is recorded', async () => {
    const { container } = renderWithProviders(<CropCell crop={rape} parts={undefined} isPlanned />);
    await expect.poll(() => container.textContent).toBe(textOf('parcelList.plannedCrop', { crop: 'Řepka ozimá' }));
  });
});
