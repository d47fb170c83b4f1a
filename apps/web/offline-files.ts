import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import type { Plugin } from 'vite';

interface BuiltFile {
  readonly url: string;
  readonly revision: string | null;
  readonly locale: string | null;
}

const worker = join(import.meta.dirname, 'service-worker/service-worker.ts');
const brands = join(import.meta.dirname, 'public/brands');
const textsOf = /\/messages\/[^/]+\/([a-z]{2}-[A-Z]{2})\.json$/;
/** What a screen shows of a brand; icons of home screens are fetched by whoever puts them there. */
const signName = /^[a-z]+\.svg$/;
/** Nobody needs these at the edge of a field: reports to the operator, and what puts documents together. */
const leftOut = /^assets\/(?:error-reports|pdfmake|vfs)|^(?:fonts|licence)\//;

/** Writes `/service-worker.js`, with the list of all files that the application needs without a network. */
export function offlineFiles(): Plugin {
  return {
    name: 'offline-files',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const built = Object.values(bundle).filter(
          ({ fileName }) => /^assets\/.+\.(?:js|css|woff2|svg|wasm)$/.test(fileName) && !leftOut.test(fileName),
        );
        const files = built.map((file): BuiltFile => {
          const locale = file.type === 'chunk' ? textsOf.exec(file.facadeModuleId ?? '')?.[1] : undefined;
          return { url: `/${file.fileName}`, revision: null, locale: locale ?? null };
        });
        const entry = built.find((file) => file.type === 'chunk' && file.isEntry);
        if (!entry) throw new Error('The build has no entry');
        const source = await workerSource([...files, ...brandFiles()], entry.fileName);
        this.emitFile({ type: 'asset', fileName: 'service-worker.js', source });
      },
    },
  };
}

/** Signs of brands keep their names, so what is in them says whether they are others. */
function brandFiles(): BuiltFile[] {
  return readdirSync(brands)
    .filter((name) => signName.test(name))
    .map((name) => {
      const revision = createHash('sha256')
        .update(readFileSync(join(brands, name)))
        .digest('hex');
      return { url: `/brands/${name}`, revision: revision.slice(0, 16), locale: null };
    });
}

async function workerSource(files: readonly BuiltFile[], entry: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [worker],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    define: {
      builtFiles: JSON.stringify(files),
      builtEntry: JSON.stringify(entry),
      'process.env.NODE_ENV': '"production"',
    },
  });
  return outputFiles[0]?.text ?? '';
}
