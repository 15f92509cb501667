import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { routerAlias } from './build/resolve-aliases.ts';

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url));

/** The renderer: one file for Node that needs no package, built beside the page it draws. */
export default defineConfig({
  root: here('.'),
  plugins: [react()],
  publicDir: false,
  define: { 'process.env.NODE_ENV': '"production"' },
  resolve: {
    alias: routerAlias,
  },
  ssr: { noExternal: true },
  build: {
    target: 'node20',
    ssr: here('./src/entry-server.tsx'),
    outDir: 'dist-server',
    assetsInlineLimit: 0,
    minify: false,
    rolldownOptions: { output: { codeSplitting: false, entryFileNames: 'renderer.js' } },
  },
});
