import { gunzipSync } from 'node:zlib';
import { fillWithCanaries } from './canaries.ts';
import { canaryPlace, canaryTexts } from './canary.ts';
import type { Ids, OwnedFarm } from './module-canary.ts';
import { readTile } from './read-tile.ts';
import type { TestApp } from './start-app.ts';

const nearbyDegrees = 0.05;

/** A farm that nobody but its own may see anything of: every text, number and place of it can be recognised. */
export interface CanaryFarm extends OwnedFarm {
  readonly ids: Ids;
}

/** A farm whose every table the modules have filled with canaries. */
export async function makeCanaryFarm(started: TestApp): Promise<CanaryFarm> {
  const user = await started.make.user();
  const farm = await started.make.farm(user, 'ZZ-B-farm');
  return { user, farm, ids: await fillWithCanaries(started, { user, farm }) };
}

/** What an answer was, whatever it carries. */
export interface SeenAnswer {
  readonly headers: Readonly<Record<string, unknown>>;
  readonly payload: Buffer;
  readonly url: string;
}

/** The canaries in an answer: in its headers, its text, or what its tile shows. */
export function canariesIn({ headers, payload, url }: SeenAnswer): string[] {
  const texts = [JSON.stringify(headers), payload.toString('utf8'), payload.toString('latin1'), tileText(payload, url)];
  const text = texts.join('\n').toLowerCase();
  const places = [...text.matchAll(/-\d+\.\d+/g)].map(([number]) => Number(number)).filter(isAtCanaryPlace);
  return [...canaryTexts.filter((canary) => text.includes(canary)), ...places.map(String)];
}

/** What a tile says, with its points in degrees. */
function tileText(payload: Buffer, url: string): string {
  const [z, x, y] = (/\/tiles\/\d+\/\w+\/(\d+)\/(\d+)\/(\d+)/.exec(url) ?? []).slice(1).map(Number);
  const isTile = payload.length > 0 && !payload.toString('latin1').startsWith('{');
  if (z === undefined || x === undefined || y === undefined || !isTile) return '';
  const bytes = payload[0] === 0x1f ? gunzipSync(payload) : payload;
  const shown = readTile(bytes).flatMap(({ extent, features }) =>
    features.map(({ properties, rings }) => ({
      properties,
      points: rings.flat().map(([column, row]) => degreesAt(z, x + column / extent, y + row / extent)),
    })),
  );
  return JSON.stringify(shown);
}

function degreesAt(z: number, column: number, row: number): [longitude: number, latitude: number] {
  const north = Math.PI * (1 - (2 * row) / 2 ** z);
  return [(column / 2 ** z) * 360 - 180, (Math.atan(Math.sinh(north)) * 180) / Math.PI];
}

function isAtCanaryPlace(degrees: number): boolean {
  const { longitude, latitude } = canaryPlace;
  return Math.abs(degrees - longitude) < nearbyDegrees || Math.abs(degrees - latitude) < nearbyDegrees;
}
