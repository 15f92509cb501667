/** The bundler's facts about its modules. */
interface ModuleGraph {
  readonly getModuleInfo: (id: string) => {
    readonly importedIds: readonly string[];
    readonly dynamicallyImportedIds: readonly string[];
  } | null;
}

interface Sharing {
  readonly entry: string;
  /** The screens of each family; no two of them share a screen. */
  readonly families: Readonly<Record<string, readonly string[]>>;
  /** A chunk of its own for modules that many screens need, but not those with most code. */
  readonly apart: { readonly chunk: string; readonly modules: RegExp };
}

interface ChunkGroup {
  readonly name: (id: string, graph: ModuleGraph) => string | null;
}

const screen = /(?<name>[\w-]+)-pages?\.tsx?$/;
const firstLoad = 'first-load';
const leastScreens = 3;

/**
 * The chunks of the modules that several screens need: one for each family of screens, for what only they need,
 * and the first load for the entry and what three screens need. By default the bundler creates a chunk for each
 * set of modules that the same screens share: small files, each compressed separately.
 */
export function sharedChunks(sharing: Sharing): ChunkGroup[] {
  let chosen: ReadonlyMap<string, string> | undefined;
  // The bundler puts into a chunk also what its modules import, unless a group before it has that.
  return [firstLoad, sharing.apart.chunk, ...Object.keys(sharing.families)].map((chunk) => ({
    name: (id, graph) => {
      chosen ??= chunksOfModules(sharing, graph);
      return chosen.get(id) === chunk ? chunk : null;
    },
  }));
}

function chunksOfModules(sharing: Sharing, graph: ModuleGraph): ReadonlyMap<string, string> {
  const { entry, families, apart } = sharing;
  const ofEntry = reachedFrom(entry, graph);
  const chunks = new Map([...ofEntry].map((id) => [id, firstLoad]));
  for (const [id, screens] of screensByModule(ofEntry, graph)) {
    if (chunks.has(id) || screens.length < 2) continue;
    const family = Object.keys(families).find((name) =>
      screens.every((one) => families[name]?.includes(one)),
    );
    const shared = family ?? (screens.length < leastScreens ? undefined : firstLoad);
    const chunk = apart.modules.test(id) ? apart.chunk : shared;
    if (chunk !== undefined) chunks.set(id, chunk);
  }
  // Another screen would load the chunk of a family for one module that it imports. Iterating over a map also visits
  // the entries that are added during the loop.
  for (const [id] of chunks) {
    for (const imported of importsOf(id, graph)) {
      if (!chunks.has(imported)) chunks.set(imported, firstLoad);
    }
  }
  return chunks;
}

/** The names of the screens that need a module. */
function screensByModule(ofEntry: ReadonlySet<string>, graph: ModuleGraph): Map<string, string[]> {
  const later = [...ofEntry].flatMap((id) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []);
  const screens = new Map<string, string[]>();
  for (const page of new Set(later)) {
    const name = screen.exec(page)?.groups?.name;
    if (name === undefined) continue;
    for (const id of reachedFrom(page, graph)) screens.set(id, [...(screens.get(id) ?? []), name]);
  }
  return screens;
}

function reachedFrom(start: string, graph: ModuleGraph): Set<string> {
  const reached = new Set([start]);
  for (const id of reached) for (const imported of importsOf(id, graph)) reached.add(imported);
  return reached;
}

function importsOf(id: string, graph: ModuleGraph): readonly string[] {
  return graph.getModuleInfo(id)?.importedIds ?? [];
}
