import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url));

/**
 * The service worker: one file at the root of the built page; build-pages.ts gives it the lists of the pages' files.
 */
export default defineConfig({
  root: here('.'),
  publicDir: false,
  define: {
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
