import { fromBuffer, type Entry, type ZipFile } from 'yauzl';

/** The files of an archive by their names, as text; checks sizes and sums on the way. */
export async function readZip(bytes: Buffer): Promise<ReadonlyMap<string, string>> {
  const zip = await open(bytes);
  const files = new Map<string, string>();
  return new Promise((resolve, reject) => {
    zip.on('error', reject);
    zip.on('end', () => {
      resolve(files);
    });
    zip.on('entry', (entry: Entry) => {
      readEntry(zip, entry).then((text) => {
        files.set(entry.fileName, text);
        zip.readEntry();
      }, reject);
    });
    zip.readEntry();
  });
}

function open(bytes: Buffer): Promise<ZipFile> {
  return new Promise((resolve, reject) => {
    fromBuffer(bytes, { lazyEntries: true }, (error, zip) => {
      if (error) reject(error);
      else resolve(zip);
    });
  });
}

function readEntry(zip: ZipFile, entry: Entry): Promise<string> {
  return new Promise((resolve, reject) => {
    zip.openReadStream(entry, (error, stream) => {
      if (error) {
        reject(error);
        return;
      }
      const pieces: Buffer[] = [];
      stream.on('data', (piece: Buffer) => pieces.push(piece));
      stream.on('error', reject);
      stream.on('end', () => {
        resolve(Buffer.concat(pieces).toString('utf8'));
      });
    });
  });
}
