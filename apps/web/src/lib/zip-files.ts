import { zipSync } from 'fflate';

/** Packs files into one zip without compressing them: a shapefile is several files, the server takes one. */
export async function zipFiles(files: readonly File[], name: string): Promise<File> {
  const entries = files.map(async (file) => [file.name, new Uint8Array(await file.arrayBuffer())] as const);
  const packed = zipSync(Object.fromEntries(await Promise.all(entries)), { level: 0 });
  return new File([packed], name, { type: 'application/zip' });
}
