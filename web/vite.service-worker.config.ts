import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { precachedFiles } from './build/precached-files.ts';

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url));

const { first, later } = await precachedFiles(here('./dist'));

/**
 * The service worker: one file at the root of the built page, which contains the list of the page's files.
 */
export default defineConfig({
  root: here('.'),
  publicDir: false,
  define: {
    __FIRST_FILES__: JSON.stringify(first),
    __LATER_FILES__: JSON.stringify(later),
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
