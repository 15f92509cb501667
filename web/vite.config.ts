import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compileHint } from './build/compile-hint.ts';
import { scopedNames } from './build/scoped-names.ts';
import { screenScriptsPlugin } from './build/screen-scripts-plugin.ts';
import { sharedChunks } from './build/shared-chunks.ts';
import { siteConfigPlugin } from './build/site-config-plugin.ts';

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url));
const unusedFirebase = here('./stubs/unused-firebase.ts');

const shared = sharedChunks({
  entry: here('./src/main.tsx'),
  families: {
    bank: ['bank', 'bank-currency'],
    boards: ['banks', 'comparator'],
    conversion: ['home', 'converter'],
    // Without the contact form, whose checks only the legal pages need besides it.
    text: ['text', 'legal', 'rules', 'alerts', 'favourites', 'integrate', 'open-data'],
  },
  // The pages of rates, which have most code, need no titles of other pages.
  apart: { chunk: 'routes-texts', modules: /src\/texts\/routes\// },
});

// Sizes in kB (1000 bytes), brotli 11. First load: about 91 on every page, of which React is 58.2; the largest
// screens, the converter and home, add 9. Chunk of the SDK, loaded after first paint: 87.2; without the aliases 180.
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
            ...shared,
            // Small files that a page needs at the same time.
            {
              name: 'after-first-load',
              test: /src\/(?:app\/(?:after-first-load|trusted-types)|data\/push\/stored-subscription)\.ts/,
            },
            { name: 'frame-data', test: /texts\/footer\/|features\/favourites\/favourites\.ts/ },
            // The service worker excludes this chunk by its name; `compileHint` marks it by its modules.
            {
              name: 'sdk',
              test: /src\/data\/feed\/sdk\.ts|node_modules\/(?:@?firebase\/(?!app-check)|reactfire\/|rxjs\/|idb\/)/,
            },
            // The feed and some screens need both.
            { name: 'rhythm', test: /src\/(?:schedules\/job-rhythm|rates\/bank-rate)\.ts/ },
            // Else the feed's chunk has them, and the curve of a page waits for the SDK.
            { name: 'history', test: /src\/rates\/(?:history-spans|rate-history)\.ts/ },
            // By default a file that the contact form shares with the feed is loaded a round trip later.
            { name: 'live-feed', test: /src\/data\/feed\/(?!recaptcha)/ },
          ],
        },
      },
    },
    assetsInlineLimit: 0,
  },
}));
