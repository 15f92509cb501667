import { createRequire } from 'node:module';
import path from 'node:path';

const routerFolder = path.dirname(
  createRequire(import.meta.url).resolve('react-router/package.json'),
);

/** What both builds take react-router's imports for. */
export const routerAlias = {
  // Its exports map leads every bundler to the development build.
  'react-router-dom': path.join(routerFolder, 'dist/production/index.mjs'),
};
