import Fill from 'ol/style/Fill.js';
import Stroke from 'ol/style/Stroke.js';
import Style from 'ol/style/Style.js';
import Text from 'ol/style/Text.js';
import { labelContent, labelLines } from './label-room.ts';
import type { MapLook } from './look.ts';

export type Mark = 'hovered' | 'selected';

export interface LabelWords {
  readonly name: string;
  readonly areaHa: number;
  /** The area as it is written in the language on screen. */
  readonly area: string;
}

/** Styles of one look; each is made once and given again to every parcel that looks the same. */
export interface ParcelStyles {
  field: (color: string | null, resolution: number) => Style;
  label: (words: LabelWords, metresPerPixel: number) => Style | undefined;
  outline: (mark: Mark) => readonly Style[];
}

const fieldOpacity = 0.78;
const mostLabels = 6000;

export function createParcelStyles(look: MapLook): ParcelStyles {
  const fields = new Map<string, Style>();
  const labels = new Map<string, Style>();
  const outlines = { hovered: outlineStyles(look, 'hovered'), selected: outlineStyles(look, 'selected') };

  return {
    field: (color, resolution) => {
      const key = fieldKey(color, resolution);
      return remembered(fields, key, () => fieldStyle(color, resolution, look));
    },
    label: (words, metresPerPixel) => {
      const lines = labelLines(words.name);
      const content = labelContent(lines, words.areaHa, metresPerPixel);
      if (content === 'nothing') return undefined;
      if (labels.size > mostLabels) labels.clear();
      const area = content === 'name' ? undefined : words.area;
      return remembered(labels, `${words.name}|${area ?? ''}`, () => labelStyle(lines, area, look));
    },
    outline: (mark) => outlines[mark],
  };
}

/** Parcels of one key are drawn alike. */
export function fieldKey(color: string | null, resolution: number): string {
  return `${color ?? ''}|${seamWidth(resolution)}`;
}

function remembered(styles: Map<string, Style>, key: string, make: () => Style): Style {
  const known = styles.get(key);
  if (known) return known;
  const made = make();
  styles.set(key, made);
  return made;
}

function fieldStyle(color: string | null, resolution: number, look: MapLook): Style {
  return new Style({
    fill: new Fill({ color: translucent(color ?? '', look.neutral) }),
    stroke: new Stroke({ color: look.seam, width: seamWidth(resolution), lineJoin: 'round' }),
  });
}

/** From far away a wide seam would be all that is seen of small parcels. */
function seamWidth(resolution: number): number {
  if (resolution > 40) return 0.4;
  return resolution > 12 ? 0.8 : 1.5;
}

function translucent(color: string, otherwise: string): string {
  const hex = /^#[0-9a-f]{6}$/i.test(color) ? color : otherwise;
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return `rgba(${red}, ${green}, ${blue}, ${fieldOpacity})`;
}

function outlineStyles(look: MapLook, mark: Mark): readonly Style[] {
  const width = mark === 'selected' ? 3.2 : 2;
  const casing = new Stroke({ color: look.casing, width: width + 3.6, lineJoin: 'round' });
  const line = new Stroke({ color: look.ink, width, lineJoin: 'round' });
  const wash = new Fill({ color: mark === 'selected' ? 'rgba(255, 255, 255, 0.18)' : 'rgba(255, 255, 255, 0.28)' });
  return [new Style({ stroke: casing, fill: wash }), new Style({ stroke: line })];
}

function labelStyle(lines: readonly string[], area: string | undefined, look: MapLook): Style {
  const nameFont = `600 12px ${look.fontFamily}`;
  const areaFont = `400 11px ${look.fontFamily}`;
  const text = lines.flatMap((line, at) => (at === 0 ? [line, nameFont] : ['\n', '', line, nameFont]));
  if (area !== undefined) text.push('\n', '', area, areaFont);
  return new Style({
    text: new Text({
      text,
      font: nameFont,
      fill: new Fill({ color: look.labelInk }),
      stroke: new Stroke({ color: look.labelHalo, width: 3.5, lineJoin: 'round' }),
      padding: [0, 1, 0, 1],
      overflow: true,
    }),
  });
}
