import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkGroups } from './chunk-groups.ts';
import { firstPicture } from './first-picture.ts';
import { licencePdf } from './licence-pdf.ts';
import { lentTextsAdded } from './lent-texts.ts';
import { offlineFiles } from './offline-files.ts';
import { parsedMessages } from './parsed-messages.ts';
import { printFonts } from './print-fonts.ts';
import { subsetFonts } from './subset-fonts.ts';

const chunks = chunkGroups();

export default defineConfig({
  base: '/',
  plugins: [
    react(),
    lentTextsAdded(),
    parsedMessages(),
    subsetFonts(),
    firstPicture(),
    licencePdf(),
    printFonts(),
    offlineFiles(),
    chunks.plugin,
  ],
  // What reads codes in pictures stands beside the page.
  worker: { format: 'es', rolldownOptions: { output: { hashCharacters: 'hex' } } },
  build: {
    outDir: '../../dist/web',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    // What the entry stands on is one file on purpose; the check of the bundle bounds it.
    chunkSizeWarningLimit: 600,
    rolldownOptions: { output: { hashCharacters: 'hex', codeSplitting: { groups: [...chunks.groups] } } },
  },
});
