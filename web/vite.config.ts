import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compileHint } from './build/compile-hint.ts';
import { firstLoadChunk } from './build/first-load-chunk.ts';
import { scopedNames } from './build/scoped-names.ts';
import { screenScriptsPlugin } from './build/screen-scripts-plugin.ts';
import { siteConfigPlugin } from './build/site-config-plugin.ts';

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url));
const unusedFirebase = here('./stubs/unused-firebase.ts');

// The modules that all screens need and share. A module that only some screens need, such as a conversion's
// result, is in a chunk of its own.
const panels =
  /src\/(?:data|days|format)\/|src\/ui\/(?!rates|comparison|chart|sort|conversion|address|provenance|bank-month|trust)|home-(?:board|texts)/;

// Sizes in kB (1000 bytes), brotli 11. First load: 91.8 on every page, of which React is 58.2; with its screen
// a page has at most 106.5 (Arabic; French 105.5). Chunk of the SDK, loaded after first paint: 87.2; without the aliases 180.
export default defineConfig(({ command }) => ({
  root: here('.'),
  plugins: [react(), siteConfigPlugin(here('.')), screenScriptsPlugin(here('./src'))],
  resolve: {
    alias: {
      re2js: here('./stubs/re2js.ts'),
      'firebase/auth': unusedFirebase,
      'firebase/database': unusedFirebase,
      'firebase/functions': unusedFirebase,
      'firebase/remote-config': unusedFirebase,
      'firebase/storage': unusedFirebase,
      'use-sync-external-store/shim': 'react',
    },
  },
  // Vite's server keeps the names of the sources, which a developer reads.
  ...(command === 'build' && {
    css: { modules: { generateScopedName: scopedNames(here('./src')) } },
  }),
  build: {
    target: 'baseline-widely-available',
    modulePreload: false,
    rolldownOptions: {
      output: {
        postBanner: compileHint,
        codeSplitting: {
          groups: [
            // Contains its own entry, so that evaluating the chunk evaluates React, and the modules that the
            // SDK's chunk shares with the page, so that the SDK's chunk stays the same when the page changes.
            {
              name: 'react',
              test: /src\/react-roots\.ts|node_modules\/(?:react|react-dom|scheduler)\//,
            },
            { name: firstLoadChunk(here('./src/main.tsx'), panels) },
            // Screens that convert nothing need these too.
            {
              name: 'provenance',
              test: /src\/(?:ui\/provenance\/|texts\/(?:boards-read|source-words|failure-texts))/,
            },
            // Both modules are small: two files would compress worse.
            { name: 'trend', test: /src\/rates\/(?:trend|variation)\.ts/ },
            // The comparator also keeps its state in its address, and it converts nothing.
            { name: 'address', test: /src\/ui\/address\/(?:use-address-state|when-settled)/ },
            // The answer and the tables of banks need all of them.
            {
              name: 'ranking',
              test: /src\/today\/(?:compare|ranking)|src\/ui\/comparison\/(?:bank-door|payout|compared-figure)|src\/ui\/conversion\/pair-figure|src\/pages\/(?:asked|canonical-path)/,
            },
            // One file compresses better than five: a conversion's answer needs all of them.
            {
              name: 'conversion',
              test: /src\/ui\/conversion\/(?:answer-(?!details\.)|conversion-failure|intent-choice|lead-origins|other-banks|reference-line|result-|use-announcement)|src\/ui\/(?:control\/(?:segmented|amount-field|swap)|address\/use-address-state)|src\/today\/(?:conversion-|answer-)|src\/seo\/conversion-words|src\/data\/live\/live-words/,
            },
            // The service worker excludes this chunk by its name; `compileHint` marks it by its modules.
            {
              name: 'sdk',
              test: /src\/data\/feed\/sdk\.ts|node_modules\/(?:@?firebase\/(?!app-check)|reactfire\/|rxjs\/|idb\/)/,
            },
            // The feed and some screens need both.
            { name: 'rhythm', test: /src\/(?:schedules\/job-rhythm|rates\/bank-rate)\.ts/ },
            // By default a file that the contact form shares with the feed is loaded a round trip later.
            { name: 'live-feed', test: /src\/data\/feed\/(?!recaptcha)/ },
          ],
        },
      },
    },
    assetsInlineLimit: 0,
  },
}));
