import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const entry = fileURLToPath(new URL('./sdk-page.ts', import.meta.url));

/** The files of a page with the official web SDK, bundled as an application bundles it. */
export async function bundleSdkPage(): Promise<Readonly<Record<string, string>>> {
  const bundle = await build({
    entryPoints: [entry],
    bundle: true,
    format: 'iife',
    platform: 'browser',
    write: false,
    logLevel: 'error',
  });
  return {
    '/': '<!doctype html><title>SDK</title><script src="/page.js"></script>',
    '/page.js': bundle.outputFiles[0]?.text ?? '',
  };
}
