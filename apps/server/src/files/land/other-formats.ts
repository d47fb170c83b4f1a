import { LandFileError } from './land-problems.ts';

/** Formats of land and archives that people do send and that are not read: by their first bytes, else by their name. */
interface OtherFormat {
  readonly format: string;
  readonly starts: readonly Buffer[];
  readonly extensions: readonly string[];
}

const latin1 = (text: string): Buffer => Buffer.from(text, 'latin1');

const archives: readonly OtherFormat[] = [
  { format: '7z', starts: [latin1('7z\u00bc\u00af\u0027\u001c')], extensions: ['7z'] },
  { format: 'RAR', starts: [latin1('Rar!\u001a\u0007')], extensions: ['rar'] },
  { format: 'GZIP', starts: [latin1('\u001f\u008b')], extensions: ['gz', 'tgz'] },
  { format: 'TAR', starts: [], extensions: ['tar'] },
];

const lands: readonly OtherFormat[] = [
  { format: 'GeoParquet', starts: [latin1('PAR1')], extensions: ['parquet', 'geoparquet'] },
  {
    format: 'DXF',
    starts: [
      latin1('AutoCAD Binary DXF'),
      latin1('  0\r\nSECTION'),
      latin1('  0\nSECTION'),
      latin1('0\nSECTION'),
      latin1('0\r\nSECTION'),
      // A comment, with which drawings of many programs begin.
      latin1('999\n'),
      latin1('999\r\n'),
    ],
    extensions: ['dxf'],
  },
  { format: 'DWG', starts: [latin1('AC10')], extensions: ['dwg'] },
  { format: 'DGN', starts: [], extensions: ['dgn'] },
  { format: 'MapInfo TAB', starts: [latin1('!table')], extensions: ['tab', 'mif'] },
  { format: 'File Geodatabase', starts: [], extensions: ['gdb', 'gdbtable'] },
];

/** Throws what a file is, where it is something known that is not read. */
export function nameOtherFormat(bytes: Uint8Array, extension: string): void {
  refuse(find(archives, bytes, extension), 'landFile.otherArchive');
  refuse(find(lands, bytes, extension), 'landFile.otherFormat');
}

/** Whether a file in an archive is known and not read; what it is, `nameFormatWithin` says. */
export function isOtherFormat(extension: string): boolean {
  return [...lands, ...archives].some(({ extensions }) => extensions.includes(extension));
}

/** Throws what the names in an archive say it holds, where nothing in it can be read. */
export function nameFormatWithin(extensions: readonly string[]): void {
  const named = (formats: readonly OtherFormat[]): OtherFormat | undefined =>
    formats.find((format) => extensions.some((extension) => format.extensions.includes(extension)));
  refuse(named(lands), 'landFile.otherFormat');
  refuse(named(archives), 'landFile.otherArchive');
}

function refuse(found: OtherFormat | undefined, code: 'landFile.otherFormat' | 'landFile.otherArchive'): void {
  if (found) throw new LandFileError(code, { format: found.format });
}

function find(formats: readonly OtherFormat[], bytes: Uint8Array, extension: string): OtherFormat | undefined {
  const begins = (start: Buffer): boolean => start.equals(bytes.subarray(0, start.length));
  return (
    formats.find(({ starts }) => starts.some(begins)) ??
    formats.find(({ extensions }) => extensions.includes(extension))
  );
}
