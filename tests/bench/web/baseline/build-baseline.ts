import { fileURLToPath } from 'node:url';
import { fromRoot } from '@dinar/tools/command/project-root';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';
import { siteConfigPlugin } from '../../../../web/build/site-config-plugin.ts';

const webFolder = fileURLToPath(new URL('../../../../web', import.meta.url));

/**
 * Builds the site the usual way and returns the folder: rendered only in the browser, everything imported
 * statically into one script, firebase and reactfire as published, the listener attached at once.
 */
export async function buildBaseline(): Promise<string> {
  const outDir = fromRoot('.local/bench/baseline');
  await build({
    configFile: false,
    root: webFolder,
    logLevel: 'error',
    plugins: [react(), siteConfigPlugin(webFolder), usualWay()],
    build: {
      outDir,
      emptyOutDir: true,
      modulePreload: false,
      chunkSizeWarningLimit: 2000,
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  return outDir;
}

const atOnce = `export function afterPaint(callback) {
  callback();
  return () => {};
}`;

const noOffline = 'export function startOffline() {}';

/** Undoes the site's measures for its first paint; throws when their code has moved. */
function usualWay(): Plugin {
  const seen = new Set<string>();
  return {
    name: 'dinar-usual-way',
    enforce: 'pre',
    transform(code, id) {
      if (id.endsWith('/web/src/main.tsx')) {
        seen.add('main');
        return { code: `import './data/feed/live-feed.tsx';\n${code}`, map: null };
      }
      if (id.endsWith('/start-offline.ts')) return { code: noOffline, map: null };
      if (!id.endsWith('/after-paint.ts')) return null;
      seen.add('after-paint');
      return { code: atOnce, map: null };
    },
    buildEnd(error) {
      if (!error && seen.size < 2) {
        throw new Error(`The site is built otherwise now; found only: ${[...seen].join(', ')}`);
      }
    },
  };
}
