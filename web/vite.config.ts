import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compileHint } from './build/compile-hint.ts';
import { firstLoadChunk } from './build/first-load-chunk.ts';
import { leanFirestorePlugin } from './build/lean-firestore-plugin.ts';
import { leanRouterPlugin } from './build/lean-router-plugin.ts';
import { plainImportsPlugin } from './build/plain-imports-plugin.ts';
import { routerAlias } from './build/resolve-aliases.ts';
import { screenScriptsPlugin } from './build/screen-scripts-plugin.ts';
import { shellPagePlugin } from './build/shell-page-plugin.ts';
import { siteConfigPlugin } from './build/site-config-plugin.ts';

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url));
const unusedFirebase = here('./stubs/unused-firebase.ts');

// Not the figures and comparisons of banks: half of the screens have none.
const panels =
  /src\/(?:data|days|format)\/|src\/ui\/(?!rates|comparison|chart|sort)|rates\/conversion|home-(?:board|texts)/;

// Sizes in KB (1000 bytes), brotli 11, with the page frame and the home page.
// Chunk of the SDK, loaded after first paint: as published 180.1; without re2js 141.0; without the
// Firebase products that reactfire imports and nobody calls 87.4 (102.0 in gzip); without pipelines
// 78.7 (91.5). Two more were measured and left, for what would break unseen: without the filter that saves
// reads after a lost connection 76.0 (88.2), without heartbeats' storage 77.8 (90.5).
// Initial JS: react-router as published 88.3; without its unused side effects 84.8; its production
// build 84.4. Vite's own minifier in place of terser: 85.3.
export default defineConfig({
  root: here('.'),
  plugins: [
    react(),
    leanRouterPlugin(),
    plainImportsPlugin(),
    leanFirestorePlugin(),
    siteConfigPlugin(here('.')),
    screenScriptsPlugin(here('./src')),
    shellPagePlugin(),
  ],
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
    rolldownOptions: {
      output: {
        postBanner: compileHint,
        codeSplitting: {
          groups: [
            // With its own entry, so that evaluating the chunk evaluates React, and with what the SDK's chunk
            // shares with the page: that one is to stay the same when the page changes.
            {
              name: 'react',
              test: /src\/(?:react-roots|ui\/next-task)\.ts|node_modules\/(?:react|react-dom|scheduler)\//,
            },
            { name: firstLoadChunk(here('./src/main.tsx'), panels) },
            // By its name the service worker leaves it out, and the build has it compiled early.
            {
              name: 'sdk',
              test: /src\/data\/sdk(?:-turns)?\.ts|node_modules\/(?:@?firebase\/(?!app-check)|reactfire\/|rxjs\/|idb\/)/,
            },
          ],
        },
      },
    },
    assetsInlineLimit: 0,
    // All screens share one style sheet: small as they are, one more round trip would cost more.
    cssCodeSplit: false,
    minify: 'terser',
    terserOptions: { module: true, ecma: 2020, compress: { passes: 3 } },
  },
});
