/** What the bundler tells of its modules. */
interface ModuleGraph {
  readonly getModuleInfo: (id: string) => { readonly importedIds: readonly string[] } | null;
}

/**
 * Names one chunk for all that the entry needs at once. Left alone, the bundler makes a chunk of each
 * set of modules that the same screens share: small files, each compressed by itself.
 */
export function firstLoadChunk(entry: string): (id: string, graph: ModuleGraph) => string | null {
  const reached = new Set<string>();
  return (id, graph) => {
    reach(entry, graph, reached);
    return reached.has(id) ? 'first-load' : null;
  };
}

function reach(id: string, graph: ModuleGraph, reached: Set<string>): void {
  if (reached.has(id)) return;
  reached.add(id);
  for (const imported of graph.getModuleInfo(id)?.importedIds ?? [])
    reach(imported, graph, reached);
}
