import multipart from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { pipeline, type Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import { Failure } from '../foundation/failure.ts';
import type { App } from './app-types.ts';
import type { HeldUpload } from './held-uploads.ts';

/**
 * The one file of an upload, whole in memory, under the name that its sender gave it (not to be trusted as a path). One that
 * may be larger than others is packed by gzip.
 */
export interface Upload {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Largest file that a farm may send: district exports of the registry have some tens of megabytes. */
export const largestUpload = 50 * 1024 * 1024;

/** What comes around the one file in a multipart body. */
const wrapping = 64 * 1024;

/** So many bytes an upload says it has; one that does not say may have as many as it may. */
export function announcedBytes(
  { headers }: FastifyRequest,
  { largestFile }: { readonly largestFile?: number },
): number {
  const largest = largestFile ?? largestUpload;
  const announced = Number(headers['content-length'] ?? largest);
  if (announced > largest + wrapping) throw new Failure('request.tooLarge');
  return largestFile === undefined ? announced : Math.ceil(announced / usuallyPacked);
}

/** The file that a call takes; one that may be larger than others is packed as it comes. */
interface ExpectedFile {
  readonly field: string;
  readonly largestFile: number | undefined;
}

/** Files of registers, full of the same names, become smaller than this part of themselves. */
const usuallyPacked = 4;

/** Lets an app take multipart bodies of one file, within limits. */
export async function acceptUploads(app: App): Promise<void> {
  await app.register(multipart, {
    limits: { fileSize: largestUpload, files: 1, fields: 10, fieldSize: 1024, parts: 12, headerPairs: 100 },
  });
}

/**
 * Reads the file of a multipart field. Throws `landFile.missing`, `landFile.busy`, `request.mediaType` or
 * `request.tooLarge`.
 */
export async function readUpload(request: FastifyRequest, expected: ExpectedFile, held: HeldUpload): Promise<Upload> {
  if (!request.isMultipart()) throw new Failure('request.mediaType');
  try {
    return await findFile(request, expected, held);
  } catch (error) {
    if (error instanceof Failure || (error instanceof Error && 'code' in error)) throw error;
    throw new Failure('request.malformed', { cause: error });
  }
}

async function findFile(
  request: FastifyRequest,
  { field, largestFile }: ExpectedFile,
  held: HeldUpload,
): Promise<Upload> {
  const limits = { fileSize: largestFile ?? largestUpload };
  for await (const part of request.parts({ limits })) {
    if (part.type !== 'file') continue;
    const bytes = await readPart(largestFile === undefined ? part.file : packed(part.file), held);
    if (part.file.truncated) throw new Failure('request.tooLarge');
    if (part.fieldname === field && bytes.length > 0) return { name: safeName(part.filename), bytes };
  }
  throw new Failure('landFile.missing');
}

/** What breaks on the way breaks what is read. */
function packed(file: Readable): AsyncIterable<Buffer> {
  return pipeline(file, createGzip({ level: 1 }), () => undefined);
}

async function readPart(file: AsyncIterable<Buffer>, held: HeldUpload): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of file) {
    held.add(piece.length);
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}

function safeName(name: string): string {
  const base = name.split(/[\\/]/).at(-1) ?? '';
  return base.replace(/\p{Cc}/gu, '').slice(0, 200) || 'file';
}
