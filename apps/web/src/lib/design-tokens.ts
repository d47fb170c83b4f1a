/** The colours of the land in light and in dark; every other colour of the interface is one of these. */
export interface Palette {
  readonly ink: string;
  readonly muted: string;
  readonly paper: string;
  readonly ground: string;
  readonly line: string;
  /** Edges of fields and buttons, which must be told from paper by everyone. */
  readonly edge: string;
  readonly field: string;
  readonly fieldStrong: string;
  readonly onField: string;
  readonly fieldWash: string;
  readonly grain: string;
  readonly grainText: string;
  readonly grainWash: string;
  readonly brick: string;
  readonly onBrick: string;
  readonly brickWash: string;
  readonly shadow: string;
}

export const lightPalette: Palette = {
  ink: '#1b241e',
  muted: '#646b63',
  paper: '#fffdf8',
  ground: '#f7f4ec',
  line: '#e4dfd2',
  edge: '#8b8f83',
  field: '#2f6b3c',
  fieldStrong: '#24552f',
  onField: '#ffffff',
  fieldWash: '#e5efe2',
  grain: '#c9862b',
  grainText: '#855008',
  grainWash: '#faeed9',
  brick: '#9b3b2e',
  onBrick: '#ffffff',
  brickWash: '#f8e6e1',
  shadow: '0 6px 24px rgb(27 36 30 / 14%)',
};

export const darkPalette: Palette = {
  ink: '#eef1e9',
  muted: '#a6afa5',
  paper: '#1d2620',
  ground: '#141b16',
  line: '#313c34',
  edge: '#78847a',
  field: '#8ac594',
  fieldStrong: '#a3d5ab',
  onField: '#10200f',
  fieldWash: '#28402e',
  grain: '#e0a54f',
  grainText: '#ecbb73',
  grainWash: '#3d3120',
  brick: '#eb9585',
  onBrick: '#2b0f0a',
  brickWash: '#432720',
  shadow: '0 6px 24px rgb(0 0 0 / 45%)',
};

export const fontSizes = { caption: 12, body: 14, lead: 16, title: 20, display: 24 } as const;
export const fontWeights = { regular: 400, medium: 550, strong: 650 } as const;
export const radii = { small: 8, medium: 12, large: 14 } as const;

/** Smallest side of what a finger has to hit, in pixels. */
export const touchTarget = 44;
