import { expect, test } from './fixtures.ts';
import { dragByFinger } from './support/drag-by-finger.ts';
import { enter } from './support/entrance.ts';
import { textLike, textOf } from './support/text.ts';

type Place = [lon: number, lat: number];
const [lon, lat] = [16.6, 49.2];
/** A place by hundreds of metres or so to the east and the north of the middle of the field. */
const at = (x: number, y: number): Place => [lon + x * 0.0014, lat + y * 0.0009];

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('a corner of a parcel is dragged by a finger, and beside it the map', async ({ page, newFarmer, farmMap }) => {
  const farmer = await newFarmer();
  const ring = [at(-0.5, -0.5), at(0.5, -0.5), at(0.5, 0.5), at(-0.5, 0.5), at(-0.5, -0.5)];
  const { parcels } = await farmer.api.agroevidence.parcelEditing.draw({
    body: { outline: { type: 'Polygon', coordinates: [ring] }, name: 'Dolní', from: '2026-01-01' },
    farmIds: [farmer.farmId],
  });
  const parcelId = parcels[0]?.id ?? 0;
  const [, south] = at(0, -0.9);
  await enter(
    page,
    farmer,
    `/farm/${farmer.farmId}/map?parcel=${parcelId}&at=@${south.toFixed(5)},${lon.toFixed(5)},17z`,
  );
  await farmMap.atRest();
  await page.getByRole('button', { name: textOf('map.edit'), exact: true }).tap();
  const panel = page.getByRole('region', { name: textOf('map.edit') });
  await panel.getByRole('button', { name: textOf('map.edit.redraw'), exact: true }).tap();
  const area = panel.getByText(textLike('parcel.hectares'));
  await expect(area).toBeVisible();
  await farmMap.atRest();

  const drag = (from: Place, to: Place): Promise<void> => dragByFinger(page, farmMap, from, to);
  const [before, looked] = [await area.textContent(), await farmMap.view()];
  await drag(at(0.5, 0.5), at(0.9, 0.7));
  await expect(area).not.toHaveText(before ?? '');
  const dragged = await area.textContent();
  expect(await farmMap.view(), 'where the map looks').toEqual(looked);
  await drag(at(-0.9, 0.2), at(-0.6, 0.4));
  await farmMap.atRest();
  expect(await farmMap.view(), 'where the map looks').not.toEqual(looked);
  await expect(area).toHaveText(dragged ?? '');
  await panel.getByRole('button', { name: textOf('drawing.takeBack') }).tap();
  await expect(area).toHaveText(before ?? '');
  await panel.getByRole('button', { name: textOf('drawing.putBack') }).tap();
  await expect(area).toHaveText(dragged ?? '');
});
