import { createRequire } from 'node:module';
import path from 'node:path';

const routerFolder = path.dirname(
  createRequire(import.meta.url).resolve('react-router/package.json'),
);

/** The replacement of react-router's imports in both builds. */
export const routerAlias = {
  // Its exports map leads every bundler to the development build.
  'react-router-dom': path.join(routerFolder, 'dist/production/index.mjs'),
};
