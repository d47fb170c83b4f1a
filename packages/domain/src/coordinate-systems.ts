/** Systems of coordinates that land files come in and that a file without its .prj may be taken to be in. Codes: EPSG registry. */
export interface ChoosableSystem {
  readonly epsg: number;
  readonly name: string;
  /** Countries where it is usual; none: in all of Europe. */
  readonly countries: readonly string[];
}

const grid = (epsg: number, name: string, ...countries: string[]): ChoosableSystem => ({ epsg, name, countries });

const everywhere: readonly ChoosableSystem[] = [
  ...[29, 30, 31, 32, 33, 34, 35, 36].map((zone) => grid(32_600 + zone, `WGS 84 / UTM ${zone}N`)),
  ...[29, 30, 31, 32, 33, 34, 35].map((zone) => grid(25_800 + zone, `ETRS89 / UTM ${zone}N`)),
  grid(4326, 'WGS 84'),
  grid(3857, 'WGS 84 / Pseudo-Mercator'),
  grid(3035, 'ETRS89-extended / LAEA Europe'),
];

const national: readonly ChoosableSystem[] = [
  grid(5514, 'S-JTSK / Krovak East North', 'CZ', 'SK'),
  grid(5516, 'S-JTSK/05 / Modified Krovak East North', 'CZ'),
  grid(8353, 'S-JTSK [JTSK03] / Krovak East North', 'SK'),
  grid(28403, 'Pulkovo 1942 / Gauss-Kruger 3', 'CZ', 'SK'),
  grid(28404, 'Pulkovo 1942 / Gauss-Kruger 4', 'CZ', 'SK'),
  grid(2180, 'ETRF2000-PL / CS92', 'PL'),
  ...[5, 6, 7, 8].map((zone) => grid(2171 + zone, `ETRF2000-PL / CS2000 zone ${zone}`, 'PL')),
  grid(23_700, 'HD72 / EOV', 'HU'),
  grid(3844, 'Pulkovo 1942(58) / Stereo70', 'RO'),
  grid(3346, 'LKS94 / Lithuania TM', 'LT'),
  grid(28_992, 'Amersfoort / RD New', 'NL'),
  grid(31_287, 'MGI / Austria Lambert', 'AT'),
  grid(31_254, 'MGI / Austria GK West', 'AT'),
  grid(31_255, 'MGI / Austria GK Central', 'AT'),
  grid(31_256, 'MGI / Austria GK East', 'AT'),
  ...[2, 3, 4, 5].map((zone) => grid(31_464 + zone, `DHDN / Gauss-Kruger ${zone}`, 'DE')),
  grid(2154, 'RGF93 / Lambert-93', 'FR'),
  grid(27_700, 'OSGB36 / British National Grid', 'GB'),
  grid(2056, 'CH1903+ / LV95', 'CH'),
  grid(3763, 'ETRS89 / Portugal TM06', 'PT'),
  grid(3765, 'HTRS96 / Croatia TM', 'HR'),
  grid(3794, 'Slovenia 1996 / Slovene National Grid', 'SI'),
  grid(3301, 'Estonian Coordinate System of 1997', 'EE'),
  grid(3059, 'LKS-92 / Latvia TM', 'LV'),
  grid(3067, 'ETRS89 / TM35FIN', 'FI'),
  grid(3006, 'SWEREF99 TM', 'SE'),
  grid(31_370, 'BD72 / Belgian Lambert 72', 'BE'),
  grid(2157, 'IRENET95 / Irish Transverse Mercator', 'IE'),
];

/** What a file may be in that lies in a country: its own grids first. */
export function systemsOfCountry(countryCode: string): readonly ChoosableSystem[] {
  return [...national.filter(({ countries }) => countries.includes(countryCode)), ...everywhere];
}
