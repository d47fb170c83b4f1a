import { darkPalette, lightPalette, type Palette } from './design-tokens.ts';

/** Wide land under a wide sky: cool paper, and the blue of distance in the place of field green. */
export const lanoraLight: Palette = {
  ...lightPalette,
  ink: '#17222b',
  muted: '#5b6670',
  paper: '#fcfdfe',
  ground: '#f0f4f6',
  line: '#d9e1e6',
  edge: '#84909a',
  field: '#1d5f86',
  fieldStrong: '#164b6b',
  fieldWash: '#deebf3',
  shadow: '0 6px 24px rgb(23 34 43 / 14%)',
};

export const lanoraDark: Palette = {
  ...darkPalette,
  ink: '#eaf0f4',
  muted: '#a2aeb8',
  paper: '#1a242d',
  ground: '#121a21',
  line: '#2e3b46',
  edge: '#75838f',
  field: '#86c1e6',
  fieldStrong: '#a5d3f0',
  onField: '#08202f',
  fieldWash: '#223e51',
};

/** Orchards: warm paper, and the plum in the place of field green. */
export const slivenaLight: Palette = {
  ...lightPalette,
  ink: '#271d27',
  muted: '#6c616b',
  paper: '#fffcfb',
  ground: '#f7f2f3',
  line: '#e6dce2',
  edge: '#948893',
  field: '#6a3a6d',
  fieldStrong: '#542d57',
  fieldWash: '#f0e4ef',
  shadow: '0 6px 24px rgb(39 29 39 / 14%)',
};

export const slivenaDark: Palette = {
  ...darkPalette,
  ink: '#f3ecf1',
  muted: '#b4a8b2',
  paper: '#291f29',
  ground: '#1d161d',
  line: '#42353f',
  edge: '#8b7d89',
  field: '#d6a9d6',
  fieldStrong: '#e4c2e4',
  onField: '#2a0f2b',
  fieldWash: '#463046',
};
