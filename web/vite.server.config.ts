import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { scopedNames } from './build/scoped-names.ts';

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url));

// Modules that the page imports only in a browser: a server never needs them, and they are two thirds of the
// size.
const browserOnly =
  /\/src\/data\/(?:feed|contact)\/(?:live-feed|sdk|submit-contact-message|recaptcha-app-check)\.tsx?$/;

/** The renderer: one file for Node that needs no package, built beside the page it renders. */
export default defineConfig({
  root: here('.'),
  plugins: [react()],
  publicDir: false,
  css: { modules: { generateScopedName: scopedNames(here('./src')) } },
  define: { 'process.env.NODE_ENV': '"production"' },
  resolve: {
    alias: {
      // The entry of Node also requires the renderer for streams, 250 kB that renderToString does not use.
      'react-dom/server': path.join(
        path.dirname(createRequire(import.meta.url).resolve('react-dom/package.json')),
        'cjs/react-dom-server-legacy.node.production.js',
      ),
    },
  },
  ssr: { noExternal: true },
  build: {
    target: 'node20',
    ssr: here('./src/entry-server.tsx'),
    outDir: 'dist-server',
    assetsInlineLimit: 0,
    minify: false,
    rolldownOptions: {
      external: browserOnly,
      output: { codeSplitting: false, entryFileNames: 'renderer.js' },
    },
  },
});
