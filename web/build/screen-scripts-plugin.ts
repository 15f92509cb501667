import path from 'node:path';
import type { Plugin } from 'vite';

/** The fields of a built chunk that determine the scripts of a screen. */
export interface BuiltChunk {
  readonly fileName: string;
  readonly facadeModuleId: string | null;
  readonly isEntry: boolean;
  readonly isDynamicEntry: boolean;
  readonly imports: readonly string[];
}

const placeholder = '"%SCREEN_SCRIPTS%"';

/** Writes the scripts of each screen into the shell, so that a rendered page can preload them. */
export function screenScriptsPlugin(sourceFolder: string): Plugin {
  return {
    name: 'dinar-screen-scripts',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        if (!bundle) return html.replace(placeholder, '{}');
        const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
        return html.replace(placeholder, () => JSON.stringify(screenScripts(chunks, sourceFolder)));
      },
    },
  };
}

/** Returns the script addresses of each lazily loaded module, without those that the entry loads. */
export function screenScripts(
  chunks: readonly BuiltChunk[],
  sourceFolder: string,
): Record<string, readonly string[]> {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const withImports = (name: string, seen: Set<string>): Set<string> => {
    if (seen.has(name)) return seen;
    seen.add(name);
    for (const imported of byName.get(name)?.imports ?? []) withImports(imported, seen);
    return seen;
  };
  const ofEntry = new Set<string>();
  for (const { fileName, isEntry } of chunks) if (isEntry) withImports(fileName, ofEntry);
  return Object.fromEntries(
    chunks.flatMap(({ fileName, facadeModuleId, isDynamicEntry }) => {
      if (!isDynamicEntry || facadeModuleId === null) return [];
      const module = path.relative(sourceFolder, facadeModuleId).split(path.sep).join('/');
      const scripts = [...withImports(fileName, new Set())].filter((name) => !ofEntry.has(name));
      return [[module, scripts.map((name) => `/${name}`)]];
    }),
  );
}
