import path from 'node:path';
import type { Plugin } from 'vite';

/** The fields of a built chunk that determine the scripts of a screen. */
export interface BuiltChunk {
  readonly fileName: string;
  readonly moduleIds: readonly string[];
  readonly isEntry: boolean;
  readonly imports: readonly string[];
}

const placeholder = '"%SCREEN_SCRIPTS%"';

/** Writes the scripts of each screen into the shell, so that a rendered page can preload them. */
export function screenScriptsPlugin(sourceFolder: string): Plugin {
  const loadedLater = new Set<string>();
  return {
    name: 'dinar-screen-scripts',
    buildEnd() {
      for (const id of this.getModuleIds()) {
        if (this.getModuleInfo(id)?.dynamicImporters.length) loadedLater.add(id);
      }
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        if (!bundle) return html.replace(placeholder, '{}');
        const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
        const scripts = screenScripts(chunks, loadedLater, sourceFolder);
        return html.replace(placeholder, () => JSON.stringify(scripts));
      },
    },
  };
}

/** Returns the script addresses of each module that is loaded later, without those that the entry loads. */
export function screenScripts(
  chunks: readonly BuiltChunk[],
  loadedLater: ReadonlySet<string>,
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
    chunks.flatMap(({ fileName, moduleIds }) => {
      const scripts = [...withImports(fileName, new Set())]
        .filter((name) => !ofEntry.has(name))
        .map((name) => `/${name}`);
      return moduleIds
        .filter((id) => loadedLater.has(id))
        .map((id) => [path.relative(sourceFolder, id).split(path.sep).join('/'), scripts]);
    }),
  );
}
