/**
 * The modified Křovák grid of S-JTSK/05 (EPSG:5515 southing and westing, EPSG:5516 east and north): the plain grid moved by
 * five million metres both ways and bent by up to half a metre. Formula and constants: IOGP Guidance Note 7-2, section
 * "Krovak Modified", EPSG methods 1042 and 1043.
 */
export const MODIFIED_ORIGIN = 5_000_000;

const REFERENCE_SOUTHING = 1_089_000;
const REFERENCE_WESTING = 654_000;
const C1 = 2.946529277e-2;
const C2 = 2.515965696e-2;
const C3 = 1.193845912e-7;
const C4 = -4.668270147e-7;
const C5 = 9.233980362e-12;
const C6 = 1.523735715e-12;
const C7 = 1.696780024e-18;
const C8 = 4.408314235e-18;
const C9 = -8.331083518e-24;
const C10 = -3.689471323e-24;

/** Southing and westing of the plain grid, in metres, from those of the modified one less five million each. */
export function unbend(southing: number, westing: number): readonly [southing: number, westing: number] {
  const x = southing - REFERENCE_SOUTHING;
  const y = westing - REFERENCE_WESTING;
  const squares = x * x - y * y;
  const fourth = x ** 4 + y ** 4 - 6 * x * x * y * y;
  const bentX =
    C1 +
    C3 * x -
    C4 * y -
    2 * C6 * x * y +
    C5 * squares +
    C7 * x * (x * x - 3 * y * y) -
    C8 * y * (3 * x * x - y * y) +
    4 * C9 * x * y * squares +
    C10 * fourth;
  const bentY =
    C2 +
    C3 * y +
    C4 * x +
    2 * C5 * x * y +
    C6 * squares +
    C8 * x * (x * x - 3 * y * y) +
    C7 * y * (3 * x * x - y * y) -
    4 * C10 * x * y * squares +
    C9 * fourth;
  return [southing + bentX, westing + bentY];
}
