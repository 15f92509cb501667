/** The fields of package-lock.json that are read here. */
export interface Lockfile {
  readonly packages: Readonly<Record<string, LockedPackage>>;
}

interface LockedPackage {
  readonly license?: string;
  readonly link?: boolean;
  readonly resolved?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

/** Returns the places in node_modules of the production dependencies of the workspaces, indirect ones too. */
export function productionPackages(lock: Lockfile, workspaces: readonly string[]): string[] {
  const found = new Set<string>();
  const waiting = [...workspaces];
  for (let place = waiting.pop(); place !== undefined; place = waiting.pop()) {
    const { dependencies = {}, optionalDependencies = {} } = lock.packages[place] ?? {};
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const needed = placeOf(lock, place, name);
      if (needed === undefined || found.has(needed)) continue;
      found.add(needed);
      waiting.push(needed);
    }
  }
  const links = (place: string) => lock.packages[place]?.link === true;
  return [...found].filter((place) => !links(place) && place.includes('node_modules/')).sort();
}

/** Resolves a package as Node does: beside the importing package, then in each folder above. */
function placeOf(lock: Lockfile, from: string, name: string): string | undefined {
  const above = from.split('/');
  for (let depth = above.length; depth >= 0; depth -= 1) {
    const folder = above.slice(0, depth).join('/');
    const place = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`;
    const found = lock.packages[place];
    if (found) return found.link ? found.resolved : place;
  }
  // An optional package that this machine's lock leaves out.
  return undefined;
}
