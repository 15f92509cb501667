import { createRequire } from 'node:module';
import path from 'node:path';

const folderOf = (name: string) =>
  path.dirname(createRequire(import.meta.url).resolve(`${name}/package.json`));

/** The replacement of react-router's imports in both builds. */
export const routerAlias = {
  // Its exports map resolves to the development build in every bundler.
  'react-router-dom': path.join(folderOf('react-router'), 'dist/production/index.mjs'),
};

/** The replacement of react-dom/server in the renderer. */
export const serverAlias = {
  // The entry of Node also requires the renderer for streams, 250 kB that renderToString does not use.
  'react-dom/server': path.join(
    folderOf('react-dom'),
    'cjs/react-dom-server-legacy.node.production.js',
  ),
};
