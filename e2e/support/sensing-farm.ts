import { expect, type Page } from '@playwright/test';
import type { Credentials } from '@brazda/harness/farmer.ts';

/** A place of a sensor, in degrees, or none. */
type Place = readonly [lon: number, lat: number] | null;

interface Sensing {
  /** Adds a sensor by the calls of the farm, and gives its number. */
  readonly addSensor: (name: string, place: Place) => Promise<number>;
  /** What a device with a name of its own sends; it is acknowledged, and seen soon after. */
  readonly send: (device: string, value: number) => Promise<void>;
  /** The same of what it has measured before, by its own clock. */
  readonly sendOf: (device: string, measured: readonly Measured[]) => Promise<void>;
}

interface Measured {
  readonly at: Date;
  readonly value: number;
  readonly feature?: string;
}

/** Makes the sensors of a farm ready that a journey is to find there; a sensor's device is called by its name. */
export async function sensingFarm(page: Page, farmer: Credentials & { readonly farmId: number }): Promise<Sensing> {
  const { email: username, password, farmId } = farmer;
  const signedIn = await page.request.post('/gateway/api/authenticate', {
    data: { username, password, rememberMe: false },
  });
  const { id_token: token } = (await signedIn.json()) as { id_token: string };
  const create = async (path: string, data: object): Promise<Record<string, unknown>> => {
    const answer = await page.request.post(path, {
      headers: { authorization: `Bearer ${token}`, 'idempotency-key': crypto.randomUUID() },
      data,
    });
    expect(answer.status()).toBe(201);
    return (await answer.json()) as Record<string, unknown>;
  };
  const { key } = await create(`/iot/access-keys/farms/${farmId}`, { name: 'Zařízení' });
  const post = async (data: object): Promise<void> => {
    const answer = await page.request.post(`/iot/uplinks/generic?key=${String(key)}`, { data });
    expect(answer.status()).toBe(202);
  };
  return {
    addSensor: async (name, place) => {
      const geometry = place && { type: 'Point', coordinates: place };
      const { id } = await create('/iot/nodes', {
        ...{ farm: farmId, name, geometry },
        externalId: name,
        networkType: 'GENERIC',
      });
      return Number(id);
    },
    send: (device, value) => post({ id: device, readings: [{ feature: 'TEMPERATURE', value }] }),
    sendOf: (device, measured) =>
      post({
        ...{ id: device, time: measured.at(-1)?.at.toISOString() },
        readings: measured.map(({ at, value, feature = 'TEMPERATURE' }) => ({
          ...{ feature, value, time: at.toISOString() },
        })),
      }),
  };
}
