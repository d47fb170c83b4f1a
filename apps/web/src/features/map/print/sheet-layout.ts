import { paperMm, type Box, type Paper } from './paper.ts';

/** Where on the paper what stands. */
export interface SheetLayout {
  readonly page: Pick<Box, 'width' | 'height'>;
  readonly head: Box;
  /** The map itself. */
  readonly frame: Box;
  readonly legend: LegendLayout | undefined;
  readonly foot: Box;
}

export interface LegendLayout extends Box {
  readonly columns: number;
  /** As many crops stand below each other in one column. */
  readonly rows: number;
}

const margin = 10;
const gap = 4;
const headHeight = 14;
const footHeight = 13;
const legendWidth = 60;
export const legendHeadHeight = 7;
export const legendRowHeight = 5;
/** On an upright sheet the legend lies below the map, and leaves it most of the height. */
const mostRowsBelow = 6;

/** The map as large as it may be: beside it, or on an upright sheet below it, the legend of so many crops. */
export function layOutSheet(paper: Paper, crops: number): SheetLayout {
  const page = paperMm(paper);
  const width = page.width - 2 * margin;
  const head: Box = { x: margin, y: margin, width, height: headHeight };
  const foot: Box = { x: margin, y: page.height - margin - footHeight, width, height: footHeight };
  const top = head.y + head.height;
  const room: Box = { x: margin, y: top, width, height: foot.y - gap - top };
  if (crops === 0) return { page, head, foot, frame: room, legend: undefined };
  const sides = paper.orientation === 'landscape' ? beside(room) : below(room, crops);
  return { page, head, foot, ...sides };
}

type Sides = Pick<SheetLayout, 'frame' | 'legend'>;

function beside(room: Box): Sides {
  const frame = { ...room, width: room.width - legendWidth - gap };
  const rows = Math.floor((room.height - legendHeadHeight) / legendRowHeight);
  return {
    frame,
    legend: { ...room, x: frame.x + frame.width + gap, width: legendWidth, columns: 1, rows },
  };
}

function below(room: Box, crops: number): Sides {
  const columns = Math.floor((room.width + gap) / (legendWidth + gap));
  const rows = Math.min(mostRowsBelow, Math.ceil(crops / columns));
  const height = legendHeadHeight + rows * legendRowHeight;
  const frame = { ...room, height: room.height - height - gap };
  return { frame, legend: { ...room, y: frame.y + frame.height + gap, height, columns, rows } };
}
