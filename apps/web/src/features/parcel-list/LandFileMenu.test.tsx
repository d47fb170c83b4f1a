import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { saveFile } from '#web/lib/save-file.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { renderWithProviders } from '#web/testing/render.tsx';
import { textOf } from '#web/testing/text.ts';
import { LandFileMenu } from './LandFileMenu.tsx';

vi.mock('#web/lib/save-file.ts', () => ({ saveFile: vi.fn() }));

const read = vi.fn(async (_input: object) => new Response('land'));

beforeEach(() => {
  vi.clearAllMocks();
  fakeApi({ agroevidence: { parcelExport: { read } } });
});

describe('the menu of map files', () => {
  it.each([
    ['GeoPackage', 'GEOPACKAGE', 'gpkg'],
    ['Shapefile', 'SHAPEFILE', 'zip'],
    ['GeoJSON', 'GEOJSON', 'geojson'],
    ['KML', 'KML', 'kml'],
  ])('saves the parcels as %s', async (name, format, ending) => {
    const user = userEvent.setup();
    renderWithProviders(<LandFileMenu farmId={3} />);
    await user.click(await screen.findByRole('button', { name: textOf('parcelList.landFile') }));
    await user.click(screen.getByRole('menuitem', { name: new RegExp(`^${name}`) }));
    await waitFor(() =>
      expect(saveFile).toHaveBeenCalledWith(expect.anything(), `${textOf('parcelList.title')}.${ending}`),
    );
    const asked = expect.objectContaining({ query: expect.objectContaining({ format }) as object }) as object;
    expect(read).toHaveBeenCalledWith(asked);
  });
});
