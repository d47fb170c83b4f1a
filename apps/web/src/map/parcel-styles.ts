import type { LabelSpace } from '@brazda/domain/label-space.ts';
import Fill from 'ol/style/Fill.js';
import CircleStyle from 'ol/style/Circle.js';
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
  /** What lies free around the label, in pixels. */
  readonly space: LabelSpace | undefined;
}

/** Of a parcel, what its fill and its seam depend on. */
export interface FieldShown {
  readonly color: string | null;
  /** The side of a square of its area on screen, in pixels. */
  readonly side: number;
  /** Whether others are looked for. */
  readonly isAside?: boolean;
}

/** Styles of one look; each is made once and given again to every parcel that looks the same. */
export interface ParcelStyles {
  field: (shown: FieldShown) => Style[];
  label: (words: LabelWords, metresPerPixel: number) => Style | undefined;
  outline: (mark: Mark) => readonly Style[];
  /** A parcel that is too small for its outline. */
  dot: (color: string | null) => Style;
  /** Parcels together: how many, and how much land as it is written. */
  cluster: (count: string, area: string) => Style[];
}

const fieldOpacity = 0.78;
const asideOpacity = 0.16;
const mostLabels = 6000;
/** Below this side a seam would be most of what is seen of a parcel. */
const sideWithSeam = 12;
const sideWithWideSeam = 30;
const dotRadius = 3.5;
export const clusterRadius = 25;

export function createParcelStyles(look: MapLook): ParcelStyles {
  const fields = new Map<string, Style[]>();
  const labels = new Map<string, Style>();
  const dots = new Map<string, Style>();
  const outlines = { hovered: outlineStyles(look, 'hovered'), selected: outlineStyles(look, 'selected') };

  return {
    field: (shown) => remembered(fields, fieldKey(shown), () => fieldStyles(shown, look)),
    label: (words, metresPerPixel) => {
      const lines = labelLines(words.name);
      const content = labelContent({ ...words, lines }, metresPerPixel);
      if (content === 'nothing') return undefined;
      if (labels.size > mostLabels) labels.clear();
      const area = content === 'name' ? undefined : words.area;
      return remembered(labels, `${words.name}|${area ?? ''}`, () => labelStyle(lines, area, look));
    },
    outline: (mark) => outlines[mark],
    dot: (color) => remembered(dots, color ?? '', () => dotStyle(color, look)),
    cluster: (count, area) => clusterStyles(count, area, look),
  };
}

/** Parcels of one key are drawn alike. */
export function fieldKey({ color, side, isAside = false }: FieldShown): string {
  return `${color ?? ''}|${seamWidth(side)}|${isAside}`;
}

function remembered<S>(styles: Map<string, S>, key: string, make: () => S): S {
  const known = styles.get(key);
  if (known !== undefined) return known;
  const made = make();
  styles.set(key, made);
  return made;
}

function fieldStyles({ color, side, isAside = false }: FieldShown, look: MapLook): Style[] {
  const known = hexOf(color);
  const width = seamWidth(side);
  const fill = new Fill({ color: translucent(known ?? look.neutral, isAside ? asideOpacity : fieldOpacity) });
  if (known !== undefined || isAside) {
    return [new Style({ fill, ...(width > 0 && { stroke: line(look.seam, isAside ? width / 2 : width) }) })];
  }
  // Its colour is hardly that of anything: what is seen of it is its edge.
  const edge = Math.max(width, 0.8);
  const casing = look.neutralCasing;
  if (casing === undefined || width === 0) return [new Style({ fill, stroke: line(look.neutralEdge, edge) })];
  return [new Style({ fill, stroke: line(casing, edge + 2.4) }), new Style({ stroke: line(look.neutralEdge, edge) })];
}

function line(color: string, width: number): Stroke {
  return new Stroke({ color, width, lineJoin: 'round' });
}

function seamWidth(side: number): number {
  if (side < sideWithSeam) return 0;
  return side < sideWithWideSeam ? 0.8 : 1.5;
}

function hexOf(color: string | null): string | undefined {
  return color !== null && /^#[0-9a-f]{6}$/i.test(color) ? color : undefined;
}

function translucent(hex: string, opacity: number): string {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return `rgba(${red}, ${green}, ${blue}, ${opacity})`;
}

function outlineStyles(look: MapLook, mark: Mark): readonly Style[] {
  const width = mark === 'selected' ? 3.2 : 2;
  const wash = new Fill({ color: mark === 'selected' ? 'rgba(255, 255, 255, 0.18)' : 'rgba(255, 255, 255, 0.28)' });
  return [
    new Style({ stroke: line(look.casing, width + 3.6), fill: wash }),
    new Style({ stroke: line(look.ink, width) }),
  ];
}

function dotStyle(color: string | null, look: MapLook): Style {
  const fill = new Fill({ color: hexOf(color) ?? look.neutral });
  return new Style({ image: new CircleStyle({ radius: dotRadius, fill, stroke: line(look.neutralEdge, 1) }) });
}

function clusterStyles(count: string, area: string, look: MapLook): Style[] {
  const { fill, edge, text } = look.cluster;
  const image = new CircleStyle({ radius: clusterRadius, fill: new Fill({ color: fill }), stroke: line(edge, 2) });
  const words = new Text({
    text: [count, `650 14px ${look.fontFamily}`, '\n', '', area, `400 10px ${look.fontFamily}`],
    font: `650 14px ${look.fontFamily}`,
    fill: new Fill({ color: text }),
  });
  return [new Style({ image, text: words })];
}

function labelStyle(lines: readonly string[], area: string | undefined, look: MapLook): Style {
  const nameFont = `600 12px ${look.fontFamily}`;
  const areaFont = `400 11px ${look.fontFamily}`;
  const text = lines.flatMap((each, at) => (at === 0 ? [each, nameFont] : ['\n', '', each, nameFont]));
  if (area !== undefined) text.push('\n', '', area, areaFont);
  return new Style({
    text: new Text({
      text,
      font: nameFont,
      fill: new Fill({ color: look.labelInk }),
      stroke: line(look.labelHalo, 3.5),
      padding: [0, 1, 0, 1],
      overflow: true,
    }),
  });
}
