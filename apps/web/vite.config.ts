import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkGroups } from './chunk-groups.ts';
import { firstPicture } from './first-picture.ts';
import { licencePdf } from './licence-pdf.ts';
import { parsedMessages } from './parsed-messages.ts';
import { subsetFonts } from './subset-fonts.ts';

const modules = ['gateway', 'core', 'agroevidence', 'iot', 'automation', 'stores', 'weather', 'sentinel'];
const served = [...modules, 'irrigation', 'telematics', 'config'];
const server = process.env['BRAZDA_SERVER'] ?? 'http://localhost:3000';

export default defineConfig({
  base: '/',
  plugins: [react(), parsedMessages(), subsetFonts(), firstPicture(), licencePdf()],
  build: {
    outDir: '../../dist/web',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    // What the entry stands on is one file on purpose; the check of the bundle bounds it.
    chunkSizeWarningLimit: 600,
    rolldownOptions: { output: { hashCharacters: 'hex', codeSplitting: { groups: chunkGroups } } },
  },
  server: { proxy: Object.fromEntries(served.map((path) => [`/${path}`, { target: server }])) },
});
