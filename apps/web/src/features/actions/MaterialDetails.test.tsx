import type { PlantProtection } from '@brazda/contract/agroevidence/materials.ts';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderWithProviders } from '#web/testing/render.tsx';
import { textOf } from '#web/testing/text.ts';
import { MaterialDetails } from './MaterialDetails.tsx';
import type { TypedMaterial } from './typed-action.ts';

const use = {
  ...{ cropIds: [1], cropText: '', doseMin: null, doseMax: null, doseUnit: null, dosePer: null, waterMin: null },
  ...{ waterMax: null, timing: null, growthStageFrom: null, growthStageTo: null, mostApplications: null, note: null },
  ...{ leastDaysBetween: null, preHarvest: null, reentryHours: null },
};

/** Against weeds, which have no code of EPPO, and against one that has. */
const herbicide = {
  kind: 'PLANT_PROTECTION',
  facts: {
    uses: [
      { ...use, organisms: [{ code: 'annual-weeds', name: 'Plevele jednoleté' }] },
      { ...use, organisms: [{ code: 'APESV', name: 'Chundelka metlice' }] },
    ],
  },
} as unknown as PlantProtection;

const row = {
  batch: '',
  producedOn: null,
  expiresOn: null,
  purpose: '',
  organismCodes: [],
} as unknown as TypedMaterial;

describe('What a product was used against', () => {
  it('is chosen of all that it is authorised against, whether that has a code of EPPO or none', async () => {
    const onChange = vi.fn();
    renderWithProviders(<MaterialDetails row={row} known={herbicide} own={[]} onChange={onChange} />);
    await userEvent.click(await screen.findByRole('button', { name: textOf('actions.material.more') }));
    const choice = screen.getByRole('combobox', { name: textOf('actions.material.organisms') });
    const offered = within(choice)
      .getAllByRole('option')
      .map((option) => option.textContent);
    expect(offered).toEqual([textOf('actions.material.chooseOrganism'), 'Plevele jednoleté', 'Chundelka metlice']);
    await userEvent.selectOptions(choice, 'Plevele jednoleté');
    expect(onChange).toHaveBeenCalledWith({ organismCodes: ['annual-weeds'] });
  });

  it('is chosen of what the farm has written down itself too, and called so where it was chosen', async () => {
    const onChange = vi.fn();
    const own = [{ code: 'own-1000001', name: 'Mšice z naší řepky' }];
    const chosen = { ...row, organismCodes: ['own-1000001'] };
    renderWithProviders(<MaterialDetails row={row} known={herbicide} own={own} onChange={onChange} />);
    await userEvent.click(await screen.findByRole('button', { name: textOf('actions.material.more') }));
    await userEvent.selectOptions(
      screen.getByRole('combobox', { name: textOf('actions.material.organisms') }),
      'Mšice z naší řepky',
    );
    expect(onChange).toHaveBeenCalledWith({ organismCodes: ['own-1000001'] });
    cleanup();
    renderWithProviders(<MaterialDetails row={chosen} known={herbicide} own={own} onChange={onChange} />);
    const name = textOf('actions.material.removeOrganism', { name: 'Mšice z naší řepky' });
    expect(await screen.findByRole('button', { name })).toBeTruthy();
  });

  it('is chosen of what the farm has written down itself where the product is not known on the device', async () => {
    const own = [{ code: 'own-1000001', name: 'Mšice z naší řepky' }];
    const product = { id: 7, kind: 'PLANT_PROTECTION' as const, name: 'Přípravek' };
    renderWithProviders(
      <MaterialDetails row={{ ...row, material: product }} known={undefined} own={own} onChange={vi.fn()} />,
    );
    await userEvent.click(await screen.findByRole('button', { name: textOf('actions.material.more') }));
    expect(screen.getByRole('option', { name: 'Mšice z naší řepky' })).toBeTruthy();
  });
});
