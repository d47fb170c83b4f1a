import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { licencePdf } from './licence-pdf.ts';
import { parsedMessages } from './parsed-messages.ts';

const modules = ['gateway', 'core', 'agroevidence', 'iot', 'automation', 'stores', 'weather', 'sentinel'];
const served = [...modules, 'irrigation', 'telematics', 'config'];
const server = process.env['BRAZDA_SERVER'] ?? 'http://localhost:3000';

export default defineConfig({
  base: '/',
  plugins: [react(), parsedMessages(), licencePdf()],
  build: {
    outDir: '../../dist/web',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    rolldownOptions: { output: { hashCharacters: 'hex' } },
  },
  server: { proxy: Object.fromEntries(served.map((path) => [`/${path}`, { target: server }])) },
});
