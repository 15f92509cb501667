import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { siteConfigPlugin } from './build/site-config-plugin.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const unusedFirebase = here('./stubs/unused-firebase.ts');

export default defineConfig({
  root: here('.'),
  plugins: [react(), siteConfigPlugin(here('.'))],
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
  build: {
    target: 'baseline-widely-available',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
  },
});
