import { nodes } from '@brazda/contract/iot/nodes.ts';
import { deviceFeatures, deviceTypes, networkPaths, networkTypes } from '@brazda/domain/enumerations/sensor-device.ts';
import { spreadsheetWords } from '#server/files/spreadsheet/spreadsheet-words.ts';
import { mount, type Mounting } from '#server/http/mount.ts';
import { sendTable } from '#server/http/send-table.ts';
import type { Services } from '#server/services.ts';
import {
  createNode,
  editNode,
  placeNode,
  readNodeAgain,
  restoreNode,
  retireNode,
  setNodeBase,
  tryToCreateNode,
} from './change-nodes.ts';
import { exportNodes } from './export-nodes.ts';
import { countNodesByState, readBases, readDefaultFarm, readNode, readNodes } from './read-nodes.ts';

export function nodeRoutes(mounting: Mounting, services: Services): void {
  mount(mounting, nodes, {
    list: ({ query, who }) => readNodes(services, who, query),
    deviceTypes: () => deviceTypes.map((deviceType) => ({ deviceType, features: [...deviceFeatures[deviceType]] })),
    networkTypes: () =>
      networkTypes.map((networkType) => ({ networkType, uplinkPath: `/uplinks/${networkPaths[networkType]}` })),
    defaultFarm: ({ who }) => readDefaultFarm(services, who),
    exportFile: async ({ query, who, reply }) => {
      const name = spreadsheetWords(who.language)('spreadsheet.sensors');
      return sendTable(reply, `${name}.${query.format}`, await exportNodes(services, who, query));
    },
    statistics: ({ who }) => countNodesByState(services, who),
    read: ({ params, who }) => readNode(services, who, params.nodeId),
    create: ({ query, body, who, keep }) =>
      query.test_mode ? tryToCreateNode(services, who, body) : createNode(services, who, body, keep),
    readAgain: ({ params, who }) => readNodeAgain(services, who, params.nodeId),
    edit: async ({ params: { nodeId: id }, body, who, version }) => {
      const changeId = await editNode(services, who, { id, version }, body, () => readNode(services, who, id));
      return { ...(await readNode(services, who, id)), changeId };
    },
    place: async ({ params: { nodeId: id }, body: { name, status, geometry }, who }) => {
      const [longitude, latitude] = geometry.coordinates;
      const changeId = await placeNode(services, who, id, { name, status, place: [longitude, latitude] });
      return { ...(await readNode(services, who, id)), changeId };
    },
    bases: ({ params, query, who }) => readBases(services, who, params.nodeId, query.search),
    setBase: async ({ params: { nodeId: id, baseId }, who }) => {
      const changeId = await setNodeBase(services, who, id, baseId);
      return { ...(await readNode(services, who, id)), changeId };
    },
    removeBase: async ({ params: { nodeId: id }, who }) => {
      const changeId = await setNodeBase(services, who, id, null);
      return { ...(await readNode(services, who, id)), changeId };
    },
    retire: ({ params, who }) => retireNode(services, who, params.nodeId),
    restore: async ({ params: { nodeId: id }, who }) => {
      const changeId = await restoreNode(services, who, id);
      return { ...(await readNode(services, who, id)), changeId };
    },
  });
}
