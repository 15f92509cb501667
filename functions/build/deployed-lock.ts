/** The fields of a lock file entry that this module reads; it copies the others unchanged. */
interface LockEntry {
  readonly version?: string;
  readonly link?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
  readonly dev?: boolean;
  readonly devOptional?: boolean;
  readonly peer?: boolean;
}

export interface LockFile {
  readonly lockfileVersion: number;
  readonly packages: Readonly<Record<string, LockEntry>>;
}

interface DeployedPackage {
  readonly name: string;
  readonly engines: Readonly<Record<string, string>>;
  readonly dependencies: Readonly<Record<string, string>>;
}

interface Wanted {
  readonly name: string;
  readonly isOptional: boolean;
}

/**
 * Returns the part of the repository's lock file that the deployed package needs, with every entry at the
 * same place. With it Cloud Build runs `npm ci` and installs the versions that were tested here.
 * `workspace` is the folder that has these dependencies.
 */
export function deployedLock(
  whole: LockFile,
  workspace: string,
  deployed: DeployedPackage,
): LockFile & { readonly name: string; readonly requires: true } {
  const { name, engines, dependencies } = deployed;
  const packages = new Map<string, LockEntry>();
  const follow = (from: string, entry: LockEntry): void => {
    for (const wanted of wantedBy(entry)) {
      const place = findPlace(whole, from, wanted.name);
      if (place === undefined && wanted.isOptional) continue;
      if (place === undefined) throw new Error(`The lock file lacks ${wanted.name} of ${from}`);
      if (packages.has(place)) continue;
      const found = whole.packages[place] ?? {};
      packages.set(place, found);
      follow(place, found);
    }
  };
  follow(workspace, { dependencies });
  const entries = [...packages].map(([place, entry]) => deployedEntry(place, entry));
  return {
    name,
    lockfileVersion: whole.lockfileVersion,
    requires: true,
    packages: Object.fromEntries([['', { name, engines, dependencies }], ...entries.sort()]),
  };
}

function wantedBy(entry: LockEntry): Wanted[] {
  const { dependencies = {}, optionalDependencies = {}, peerDependencies = {} } = entry;
  const isOptionalPeer = (name: string) => entry.peerDependenciesMeta?.[name]?.optional === true;
  return [
    ...Object.keys(dependencies).map((name) => ({ name, isOptional: false })),
    ...Object.keys(optionalDependencies).map((name) => ({ name, isOptional: true })),
    // npm installs a peer unless it is optional.
    ...Object.keys(peerDependencies)
      .filter((name) => !isOptionalPeer(name))
      .map((name) => ({ name, isOptional: false })),
  ];
}

/**
 * Returns the place where Node finds a package from another place of the lock file: beside it, else in a
 * folder above.
 */
function findPlace({ packages }: LockFile, from: string, name: string): string | undefined {
  for (let folder: string | undefined = from; folder !== undefined; folder = parentOf(folder)) {
    const place = folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
    if (packages[place] !== undefined) return place;
  }
  return undefined;
}

function parentOf(folder: string): string | undefined {
  if (folder === '') return undefined;
  const nested = folder.lastIndexOf('/node_modules/');
  return nested < 0 ? '' : folder.slice(0, nested);
}

function deployedEntry(place: string, entry: LockEntry): [string, LockEntry] {
  if (!place.startsWith('node_modules/') || entry.link) {
    throw new Error(
      `${place} belongs to this workspace alone: the deployed lock has no place for it`,
    );
  }
  // A package may be development-only in this repository, but not in the deployed folder.
  const { dev: _dev, devOptional: _devOptional, peer: _peer, ...kept } = entry;
  return [place, kept];
}
