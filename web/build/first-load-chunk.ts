/** The bundler's facts about its modules. */
interface ModuleGraph {
  readonly getModuleInfo: (id: string) => {
    readonly importedIds: readonly string[];
    readonly dynamicallyImportedIds: readonly string[];
  } | null;
}

const screen = /-page\.tsx$/;
const leastScreens = 2;

/**
 * Assigns to one chunk all modules that the entry needs at once, and those of the `panels` that several
 * screens need: every screen needs them. By default the bundler creates a chunk for each set of modules that
 * the same screens share: small files, each compressed separately.
 */
export function firstLoadChunk(
  entry: string,
  panels: RegExp,
): (id: string, graph: ModuleGraph) => string | null {
  let chosen: ReadonlySet<string> | undefined;
  return (id, graph) => {
    chosen ??= firstLoad(entry, panels, graph);
    return chosen.has(id) ? 'first-load' : null;
  };
}

function firstLoad(entry: string, panels: RegExp, graph: ModuleGraph): ReadonlySet<string> {
  const ofEntry = reachedFrom(entry, graph);
  const asked = [...ofEntry].flatMap((id) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []);
  const screens = [...new Set(asked)].filter((id) => screen.test(id));
  const counts = new Map<string, number>();
  for (const one of screens) {
    for (const id of reachedFrom(one, graph)) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  const shared = [...counts].filter(([id, count]) => count >= leastScreens && panels.test(id));
  return new Set([...ofEntry, ...shared.map(([id]) => id)]);
}

function reachedFrom(start: string, graph: ModuleGraph): Set<string> {
  const reached = new Set([start]);
  // Iterating over a set also visits the elements that are added during the loop.
  for (const id of reached) {
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) reached.add(imported);
  }
  return reached;
}
