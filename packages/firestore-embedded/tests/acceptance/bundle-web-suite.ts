import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { build, type Plugin } from 'esbuild';

/** The platform of the web SDK's integration tests. */
export type WebPlatform = 'node' | 'browser';

/** Bundles the integration tests of a checkout of firebase-js-sdk with that SDK's own sources. */
export async function bundleWebSuite(
  checkout: string,
  dependencies: string,
  platform: WebPlatform,
  outfile: string,
): Promise<void> {
  const sdk = path.join(checkout, 'packages/firestore');
  const tests = path.join(sdk, 'test/integration');
  const files = readdirSync(tests, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts'))
    .filter((file) => platform === 'browser' || !file.startsWith('browser'))
    .sort();
  const entry = platform === 'node' ? 'src/index.node.ts' : 'src/index.ts';
  const imports = [path.join(sdk, entry), ...files.map((file) => path.join(tests, file))];
  await build({
    stdin: {
      contents: imports.map((file) => `import ${JSON.stringify(file)};`).join('\n'),
      resolveDir: sdk,
    },
    bundle: true,
    outfile,
    platform,
    format: platform === 'node' ? 'cjs' : 'iife',
    keepNames: true,
    logLevel: 'error',
    nodePaths: [dependencies],
    plugins: [sdkPlatform(sdk, platform), stubs(sdk)],
    external: platform === 'node' ? ['@firebase/*', '@grpc/*'] : [],
    tsconfigRaw: { compilerOptions: { target: 'es2020', useDefineForClassFields: false } },
  });
}

/** Replaces `platform/X` by the platform's own file, as the SDK's build does. */
function sdkPlatform(sdk: string, platform: WebPlatform): Plugin {
  return {
    name: 'sdk-platform',
    setup(setup) {
      setup.onResolve(
        { filter: /\/platform\/[^./]+(?:\.ts)?$/ },
        ({ importer, resolveDir, path: to }) => {
          const file = path.resolve(resolveDir, to).replace(/\.ts$/, '');
          const isShared = path.basename(path.dirname(file)) === 'platform';
          return importer.startsWith(sdk) && isShared
            ? { path: path.join(path.dirname(file), platform, `${path.basename(file)}.ts`) }
            : undefined;
        },
      );
    },
  };
}

/** Stubs two files that only a full build of the SDK's repository creates. */
function stubs(sdk: string): Plugin {
  const { version } = JSON.parse(readFileSync(path.join(sdk, 'package.json'), 'utf8'));
  return {
    name: 'stubs',
    setup(setup) {
      const filter = /(?:config\/project|firebase\/package)\.json$/;
      setup.onResolve({ filter }, ({ path: to }) => ({ path: to, namespace: 'stub' }));
      setup.onLoad({ filter: /.*/, namespace: 'stub' }, () => ({
        contents: JSON.stringify({ projectId: 'test-emulator', version }),
        loader: 'json',
      }));
    },
  };
}
