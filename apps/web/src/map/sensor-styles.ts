import type { LocationStatus } from '@brazda/domain/enumerations/sensor-device.ts';
import CircleStyle from 'ol/style/Circle.js';
import Fill from 'ol/style/Fill.js';
import Icon from 'ol/style/Icon.js';
import Stroke from 'ol/style/Stroke.js';
import Style from 'ol/style/Style.js';
import Text from 'ol/style/Text.js';
import type { MapLook } from './look.ts';
import { sensorMarks, type SensorCluster, type SensorSpot } from './sensor-marks.ts';

/** In pixels. */
export const markRadius = 11;
export const sensorClusterRadius = 20;
const ringWidth = 5;
/** Names and values are written at this resolution and nearer. */
const labelResolution = 4;
/** Canvases are drawn this many times as large, for screens of any fineness. */
const fineness = 2;

export interface SensorStyles {
  readonly single: (spot: SensorSpot, resolution: number, isMarked: boolean) => Style[];
  readonly cluster: (cluster: SensorCluster, count: string, isMarked: boolean) => Style[];
}

/** Styles of one look; what looks the same is made once. */
export function createSensorStyles(look: MapLook): SensorStyles {
  const known = new Map<string, Style[]>();
  const remembered = (key: string, make: () => Style[]): Style[] => {
    const styles = known.get(key) ?? make();
    known.set(key, styles);
    return styles;
  };
  return {
    single: (spot, resolution, isMarked) => {
      const { status, isAlarmed } = spot;
      const mark = remembered(`${status} ${isAlarmed} ${isMarked}`, () => markStyles(spot, look, isMarked));
      return resolution <= labelResolution || isMarked ? [...mark, labelStyle(spot, look)] : mark;
    },
    cluster: ({ spots }, count, isMarked) => {
      const shares = sharesOf(spots);
      const isAlarmed = spots.some((spot) => spot.isAlarmed);
      const key = [count, ...shares.map((share) => share.join(':')), isAlarmed, isMarked].join(' ');
      return remembered(key, () => [
        ...(isMarked ? [discStyle(sensorClusterRadius + 3, look.ink)] : []),
        clusterStyle(shares, count, look),
        ...(isAlarmed ? [alarmStyle(look, sensorClusterRadius)] : []),
      ]);
    },
  };
}

function markStyles({ status, isAlarmed }: SensorSpot, look: MapLook, isMarked: boolean): Style[] {
  const { color, sign } = sensorMarks[status];
  const radius = isMarked ? markRadius + 2 : markRadius;
  return [
    isMarked ? discStyle(radius + 5, look.ink) : discStyle(radius + 2, look.casing),
    new Style({
      image: new CircleStyle({
        radius,
        fill: new Fill({ color }),
        stroke: new Stroke({ color: '#ffffff', width: 2 }),
        declutterMode: 'none',
      }),
      text: signText(sign, look),
    }),
    ...(isAlarmed ? [alarmStyle(look, radius)] : []),
  ];
}

function discStyle(radius: number, color: string): Style {
  return new Style({ image: new CircleStyle({ radius, fill: new Fill({ color }), declutterMode: 'none' }) });
}

function signText(sign: string, { fontFamily }: MapLook): Text {
  return new Text({
    text: sign,
    font: `700 15px ${fontFamily}`,
    fill: new Fill({ color: '#ffffff' }),
    declutterMode: 'none',
    offsetY: 1,
  });
}

/** A small red dot at the upper right, as signs of news have. */
function alarmStyle({ casing }: MapLook, radius: number): Style {
  const away = radius * 0.75;
  return new Style({
    image: new CircleStyle({
      radius: 6,
      displacement: [away, away],
      fill: new Fill({ color: sensorMarks.ERROR.color }),
      stroke: new Stroke({ color: casing, width: 2.5 }),
      declutterMode: 'none',
    }),
  });
}

function labelStyle({ name, value }: SensorSpot, { fontFamily, labelHalo, labelInk }: MapLook): Style {
  const normal = `550 13px ${fontFamily}`;
  return new Style({
    text: new Text({
      text: value === undefined ? [name, normal] : [value, `650 15px ${fontFamily}`, '\n', '', name, normal],
      textBaseline: 'top',
      offsetY: markRadius + 5,
      fill: new Fill({ color: labelInk }),
      stroke: new Stroke({ color: labelHalo, width: 4 }),
    }),
  });
}

type Share = readonly [status: LocationStatus, count: number];

/** How many are of each status, always in the same order. */
function sharesOf(spots: readonly SensorSpot[]): Share[] {
  return (Object.keys(sensorMarks) as LocationStatus[])
    .map((status): Share => [status, spots.filter((spot) => spot.status === status).length])
    .filter(([, count]) => count > 0);
}

/** How many there are, in a ring whose segments say how many are of each status. */
function clusterStyle(shares: readonly Share[], count: string, { cluster, fontFamily }: MapLook): Style {
  return new Style({
    image: new Icon({
      img: ring(shares, cluster.fill),
      width: sensorClusterRadius * 2,
      height: sensorClusterRadius * 2,
      declutterMode: 'none',
    }),
    text: new Text({
      text: count,
      font: `650 14px ${fontFamily}`,
      fill: new Fill({ color: cluster.text }),
      declutterMode: 'none',
      offsetY: 1,
    }),
  });
}

function ring(shares: readonly Share[], fill: string): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  const side = sensorClusterRadius * 2 * fineness;
  [canvas.width, canvas.height] = [side, side];
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('There is nothing to draw on');
  pen.scale(fineness, fineness);
  const middle = sensorClusterRadius;
  pen.beginPath();
  pen.arc(middle, middle, middle - 0.5, 0, 2 * Math.PI);
  pen.fillStyle = fill;
  pen.fill();
  pen.lineWidth = ringWidth;
  const all = shares.reduce((sum, [, count]) => sum + count, 0);
  let from = -Math.PI / 2;
  for (const [status, count] of shares) {
    const to = from + (2 * Math.PI * count) / all;
    pen.beginPath();
    pen.arc(middle, middle, middle - 1 - ringWidth / 2, from, to);
    pen.strokeStyle = sensorMarks[status].color;
    pen.stroke();
    from = to;
  }
  return canvas;
}
