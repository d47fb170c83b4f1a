import type { LandChangeOutlines } from '@brazda/contract/agroevidence/land-updates.ts';
import Fill from 'ol/style/Fill.js';
import Stroke from 'ol/style/Stroke.js';
import Style from 'ol/style/Style.js';
import Text from 'ol/style/Text.js';
import { changeSign, conflictSign, sideDashes, type ChangeColors, type OutlineSide } from './change-look.ts';
import type { MapLook } from './look.ts';

export interface ChangeStyles {
  outline: (change: LandChangeOutlines, side: OutlineSide, isSelected: boolean) => Style[];
  sign: (change: LandChangeOutlines, isSelected: boolean) => Style;
}

const washOpacity = '38';
const selectedOpacity = '5c';

export function createChangeStyles({ look, colors }: { look: MapLook; colors: ChangeColors }): ChangeStyles {
  return {
    outline: (change, side, isSelected) => {
      const color = colors[change.kind];
      if (side === 'own') return isSelected ? cased(look, look.marker, 4, side) : [];
      const carries = side === 'now' || change.now.length === 0;
      const fill = carries ? new Fill({ color: color + (isSelected ? selectedOpacity : washOpacity) }) : undefined;
      const lines = cased(look, side === 'now' ? color : look.lineInk, lineWidth(side, isSelected), side);
      return fill ? [new Style({ fill }), ...lines] : lines;
    },
    sign: (change, isSelected) => signStyle(change, isSelected, look, colors[change.kind]),
  };
}

function lineWidth(side: OutlineSide, isSelected: boolean): number {
  if (side === 'before') return isSelected ? 2 : 1.5;
  return isSelected ? 4 : 2.5;
}

/** On a casing, so that a line is seen on every ground and beside every other. */
function cased(look: MapLook, color: string, width: number, side: OutlineSide): Style[] {
  const lineDash = [...sideDashes[side]];
  const stroke = (of: string, wide: number): Stroke =>
    new Stroke({
      color: of,
      width: wide,
      lineJoin: 'round',
      lineCap: side === 'own' ? 'round' : 'butt',
      ...(lineDash.length > 0 && { lineDash }),
    });
  const line = new Style({ stroke: stroke(color, width) });
  return side === 'before' ? [line] : [new Style({ stroke: stroke(look.lineCasing, width + 2.5) }), line];
}

function signStyle(change: LandChangeOutlines, isSelected: boolean, look: MapLook, color: string): Style {
  const sign = changeSign(change);
  return new Style({
    zIndex: isSelected ? 1 : 0,
    text: new Text({
      text: change.conflict === null ? sign : `${sign} ${conflictSign}`,
      font: `650 ${isSelected ? 15 : 13}px ${look.fontFamily}`,
      fill: new Fill({ color: look.lineCasing }),
      backgroundFill: new Fill({ color }),
      // A conflict is told by its edge and its exclamation mark.
      backgroundStroke: new Stroke({
        color: change.conflict === null ? look.lineCasing : look.lineInk,
        width: change.conflict === null ? 1.5 : 2.5,
      }),
      padding: [3, 6, 2, 6],
    }),
  });
}
