import { diseaseLights } from '@brazda/contract/iot/agronomy-diseases.ts';
import { nodeWeather } from '@brazda/contract/iot/agronomy-weather.ts';
import { mount, type Mounting } from '#server/http/mount.ts';
import type { Services } from '#server/services.ts';
import { chooseWeatherNode } from './choose-weather-node.ts';
import { readDiseaseLights } from './read-disease-lights.ts';
import { readNodeWeather } from './read-node-weather.ts';

export function agronomyRoutes(mounting: Mounting, services: Services): void {
  mount(mounting, nodeWeather, {
    read: ({ params, query, who }) => readNodeWeather(services, who, params.nodeId, query),
  });
  mount(mounting, diseaseLights, {
    list: ({ query, who }) => readDiseaseLights(services, who, query),
    chooseNode: async ({ params, body, who }) => {
      await chooseWeatherNode(services, who, params.parcelId, body.nodeId);
    },
  });
}
