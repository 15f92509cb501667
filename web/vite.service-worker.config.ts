import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { precachedFiles } from './build/precached-files.ts';

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url));

/**
 * The service worker: one file at the root of the built page, which contains the list of the page's files.
 */
export default defineConfig({
  root: here('.'),
  publicDir: false,
  define: {
    __PRECACHED_FILES__: JSON.stringify(await precachedFiles(here('./dist'))),
    'process.env.NODE_ENV': '"production"',
  },
  build: {
    target: 'baseline-widely-available',
    emptyOutDir: false,
    outDir: 'dist',
    lib: {
      entry: here('./src/service-worker/service-worker.ts'),
      formats: ['iife'],
      name: 'serviceWorker',
      fileName: () => 'service-worker.js',
    },
  },
});
