import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { leanRouterPlugin } from './build/lean-router-plugin.ts';
import { siteConfigPlugin } from './build/site-config-plugin.ts';

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url));
const routerFolder = path.dirname(
  createRequire(import.meta.url).resolve('react-router/package.json'),
);
const unusedFirebase = here('./stubs/unused-firebase.ts');

// Brotli sizes in KB (1000 bytes), measured with the page frame and the home page.
// Chunk of the SDK, loaded after first paint:
//   everything as published NNN, re2js left out NNN, unused Firebase products left out too NNN.
// Initial JS: react-router as published NNN, its production build without side effects NNN.
export default defineConfig({
  root: here('.'),
  plugins: [react(), leanRouterPlugin(), siteConfigPlugin(here('.'))],
  resolve: {
    alias: {
      re2js: here('./stubs/re2js.ts'),
      'firebase/auth': unusedFirebase,
      'firebase/database': unusedFirebase,
      'firebase/functions': unusedFirebase,
      'firebase/remote-config': unusedFirebase,
      'firebase/storage': unusedFirebase,
      'use-sync-external-store/shim': 'react',
      // Its exports map leads every bundler to the development build.
      'react-router-dom': path.join(routerFolder, 'dist/production/index.mjs'),
    },
  },
  build: {
    target: 'baseline-widely-available',
    modulePreload: false,
    assetsInlineLimit: 0,
  },
});
