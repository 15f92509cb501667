import { readFileSync } from 'node:fs';
import type { KnipConfig } from 'knip';
import { commandFiles } from './packages/tools/src/command/command-files.ts';

const commands = [...commandFiles.values()];

/** The files of commands in a workspace, which `run.mjs` imports by their paths; Knip follows those beside it. */
function commandsIn(workspace: string): string[] {
  return commands
    .filter((file) => file.startsWith(`${workspace}/`))
    .map((file) => file.slice(workspace.length + 1));
}

/** The files whose exports are deployed functions. */
const deployed = ['functions/src/index.ts', 'functions/src/pages.ts'].flatMap((entry) => [
  entry,
  ...[...readFileSync(entry, 'utf8').matchAll(/ from '\.\/(.+)'/g)].map(
    ([, file]) => `functions/src/${file}`,
  ),
]);

// Taken by Stryker, and from a list of imports.
const others = ['packages/domain/vitest.mutation.config.ts', 'web/src/app/head/write-head.ts'];

export default {
  exclude: ['duplicates'],
  ignoreBinaries: ['apt-get', 'openssl', 'playwright', 'soffice'],
  // Taken by name: a command by `run.mjs`, a function by Google.
  ignoreIssues: {
    ...Object.fromEntries([...commands, ...deployed, ...others].map((file) => [file, ['exports']])),
    // Its types of JSX are an import of `web/package.json`.
    'web/tsconfig.json': ['unlisted'],
  },
  workspaces: {
    '.': { entry: [] },
    'packages/domain': { includeEntryExports: true, entry: ['vitest.mutation.config.ts!'] },
    'packages/site': { includeEntryExports: true },
    'packages/tools': {
      includeEntryExports: true,
      entry: ['bin/*.mjs'],
    },
    'packages/firestore-embedded': {
      entry: ['src/cli.ts', ...commandsIn('packages/firestore-embedded'), 'tests/**/*.cjs'],
    },
    functions: {
      includeEntryExports: true,
      entry: ['src/{index,pages}.ts'],
      // Its files are read by their paths.
      ignoreDependencies: ['@expo-google-fonts/ibm-plex-sans-arabic', '@fontsource/figtree'],
    },
    web: {
      entry: [
        'stubs/*.ts',
        'src/{main,entry-server}.tsx',
        'src/service-worker/service-worker.ts',
        'vite*.config.ts',
      ],
      // Loads the service worker's configuration, which reads the built page: a fresh checkout has none.
      vite: false,
      // Their files are read by their paths.
      ignoreDependencies: [
        '@expo-google-fonts/ibm-plex-sans-arabic',
        '@fontsource/figtree',
        '@fontsource-variable/figtree',
        'circle-flags',
      ],
    },
    tests: {
      entry: [...commandsIn('tests'), '**/*.{mjs,cjs,js}'],
      // Resolved from where firebase-functions is installed.
      ignoreDependencies: ['express'],
    },
  },
} satisfies KnipConfig;
