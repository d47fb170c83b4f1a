import { Readable } from 'node:stream';
import { parcelHistory } from '@brazda/contract/agroevidence/parcel-history.ts';
import { parcelSums } from '@brazda/contract/agroevidence/parcel-sums.ts';
import { parcels } from '@brazda/contract/agroevidence/parcels.ts';
import { spreadsheetMedia } from '#server/files/spreadsheet/write-spreadsheet.ts';
import { mount, type Mounting } from '#server/http/mount.ts';
import type { Services } from '#server/services.ts';
import type { CropCatalogue } from '../crops/crop-catalogue.ts';
import type { FarmMaps } from '../tiles/farm-maps.ts';
import type { MapStates } from '../tiles/map-states.ts';
import { changeParcel } from './change-parcel.ts';
import { createKnownParcels } from './known-parcels.ts';
import { readLineage, readRegistryFacts, readVersions } from './read-parcel-history.ts';
import { readCadastralUnits, readLandUses, readParcelIds, readParcelStatistics } from './read-parcel-sums.ts';
import { readParcel, readParcels, readPoints, readSuggestions, tellParcel } from './read-parcels.ts';
import { writeParcelSheet } from './write-parcel-sheet.ts';

/** What of the land is known without reading it anew. */
interface KnownLand {
  readonly crops: CropCatalogue;
  readonly states: MapStates;
  readonly maps: FarmMaps;
}

export function parcelRoutes(mounting: Mounting, services: Services, { crops, states, maps }: KnownLand): void {
  const known = createKnownParcels(crops, services.processes);
  mount(mounting, parcelSums, {
    ids: ({ query, who }) => readParcelIds(services, known, who, query),
    statistics: ({ query, who }) => readParcelStatistics(services, known, who, query),
    excel: async ({ query, who, reply }) => {
      const bytes = await writeParcelSheet(services, known, who, query);
      return reply
        .type(spreadsheetMedia)
        .header('content-disposition', 'attachment; filename="parcels.xlsx"')
        .send(Readable.from(bytes));
    },
    landUse: ({ who }) => readLandUses(services, known, who),
    cadastralUnits: ({ who }) => readCadastralUnits(services, known, who),
  });
  mount(mounting, parcelHistory, {
    versions: ({ params, who }) => readVersions(services, who, params.id),
    predecessors: ({ params, who }) => readLineage(services, who, params.id),
    registry: ({ params, who }) => readRegistryFacts(services, who, params.id),
  });
  mount(mounting, parcels, {
    list: ({ query, who }) => readParcels(services, known, who, query),
    map: ({ who }) => maps.read(who),
    points: ({ who }) => readPoints(services, known, who),
    suggestions: ({ query, who }) => readSuggestions(services, known, who, query.search),
    read: async ({ params, who }) => tellParcel(services, known.crops, who, await readParcel(services, who, params.id)),
    change: ({ params, body, who, version }) =>
      changeParcel(services, states, who, { id: params.id, version }, body, (parcel) =>
        tellParcel(services, known.crops, who, parcel),
      ),
  });
}
