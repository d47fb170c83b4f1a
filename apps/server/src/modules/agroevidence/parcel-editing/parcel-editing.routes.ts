import { parcelEditing } from '@brazda/contract/agroevidence/parcel-editing.ts';
import { mount, type Mounting } from '#server/http/mount.ts';
import { keepNothing } from '#server/request-keys/request-keys.ts';
import { drawParcel, redrawParcel } from './draw-parcel.ts';
import { editLand, type EditNeeds } from './edit-land.ts';
import { mergeParcels } from './merge-parcels.ts';
import { retireParcel } from './retire-parcel.ts';
import { readParts, splitParcel } from './split-parcel.ts';

export function parcelEditingRoutes(mounting: Mounting, needs: EditNeeds): void {
  mount(mounting, parcelEditing, {
    draw: ({ body, who, keep }) => editLand(needs, who, (edit) => drawParcel(edit, body), keep),
    redraw: async ({ params, body, who, version }) => {
      const known = { id: params.id, version };
      return (await editLand(needs, who, (edit) => redrawParcel(edit, known, body), keepNothing)).answer;
    },
    parts: ({ params, body, who }) => readParts(needs, who, params.id, body.line),
    split: ({ params, body, who, version, keep }) =>
      editLand(needs, who, (edit) => splitParcel(edit, { id: params.id, version }, body), keep),
    merge: ({ body, who, keep }) => editLand(needs, who, (edit) => mergeParcels(edit, body), keep),
    retire: async ({ params, body, who, version }) => {
      const known = { id: params.id, version };
      return (await editLand(needs, who, (edit) => retireParcel(edit, known, body.from), keepNothing)).answer;
    },
  });
}
