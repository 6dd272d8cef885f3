import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const api = `http://localhost:${process.env.API_PORT ?? 3001}`;
const BROWSERS = ['chrome123', 'edge123', 'firefox128', 'safari17.5'];

export default defineConfig({
  root: 'web',
  plugins: [react(), tailwind()],
  resolve: { alias: [{ find: /^#(contract|web)\//, replacement: `${import.meta.dirname}/$1/` }] },
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    target: BROWSERS,
    cssTarget: BROWSERS,
    assetsInlineLimit: 0,
    manifest: true,
    reportCompressedSize: false,
    modulePreload: { polyfill: false },
  },
  server: {
    proxy: { '/api': api, '/media': api, '/dev/mailbox': api, '/socket.io': { target: api, ws: true } },
  },
});
