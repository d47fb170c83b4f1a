import { describe, expect, it } from 'vitest';
import { crc32, zipFiles } from './zip-store.ts';

describe('zipFiles', () => {
  it('writes each file as it is, and a directory that finds it', async () => {
    const zip = await zipFiles([new File(['abc'], 'pole.shp'), new File(['de'], 'lány.dbf')], 'pole.zip');
    const bytes = new Uint8Array(await zip.arrayBuffer());
    const view = new DataView(bytes.buffer);
    const end = bytes.length - 22;
    expect(view.getUint32(end, true)).toBe(0x06054b50);
    expect(view.getUint16(end + 10, true)).toBe(2);
    const directory = view.getUint32(end + 16, true);
    const second = directory + 46 + 'pole.shp'.length;
    const local = view.getUint32(second + 42, true);
    expect(view.getUint32(local, true)).toBe(0x04034b50);
    const nameLength = view.getUint16(local + 26, true);
    expect(new TextDecoder().decode(bytes.slice(local + 30, local + 30 + nameLength + 2))).toBe('lány.dbfde');
    expect(view.getUint32(local + 14, true)).toBe(crc32(new TextEncoder().encode('de')));
  });

  it('counts the checksum as all zips do', () => {
    expect(crc32(new TextEncoder().encode('123456789'))).toBe(0xcbf43926);
  });
});
