import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { licencePdf } from './licence-pdf.ts';
import { parsedMessages } from './parsed-messages.ts';

export default defineConfig({
  base: '/',
  plugins: [react(), parsedMessages(), licencePdf()],
  build: {
    outDir: '../../dist/web',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    rolldownOptions: { output: { hashCharacters: 'hex' } },
  },
});
