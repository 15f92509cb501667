import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { leanRouterPlugin } from './build/lean-router-plugin.ts';
import { routerAlias } from './build/resolve-aliases.ts';
import { shellPagePlugin } from './build/shell-page-plugin.ts';
import { siteConfigPlugin } from './build/site-config-plugin.ts';

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url));
const unusedFirebase = here('./stubs/unused-firebase.ts');

// Sizes in KB (1000 bytes), brotli 11, with the page frame and the home page.
// Chunk of the SDK, loaded after first paint: as published 180.1; without re2js 141.0; without the
// Firebase products that reactfire imports and nobody calls 85.6 (99.9 in gzip).
// Initial JS: react-router as published 88.3; without its unused side effects 84.8; its production
// build 84.4. Vite's own minifier in place of terser: 85.3.
export default defineConfig({
  root: here('.'),
  plugins: [react(), leanRouterPlugin(), siteConfigPlugin(here('.')), shellPagePlugin()],
  resolve: {
    alias: {
      re2js: here('./stubs/re2js.ts'),
      'firebase/auth': unusedFirebase,
      'firebase/database': unusedFirebase,
      'firebase/functions': unusedFirebase,
      'firebase/remote-config': unusedFirebase,
      'firebase/storage': unusedFirebase,
      'use-sync-external-store/shim': 'react',
      ...routerAlias,
    },
  },
  build: {
    target: 'baseline-widely-available',
    modulePreload: false,
    assetsInlineLimit: 0,
    minify: 'terser',
    terserOptions: { module: true, ecma: 2020, compress: { passes: 3 } },
  },
});
