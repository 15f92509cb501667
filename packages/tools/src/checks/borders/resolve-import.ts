import { posix } from 'node:path';

/** The target of an import: one of our files by its path from the root, or an installed package by name. */
export type ImportTarget =
  | { readonly kind: 'file'; readonly path: string }
  | { readonly kind: 'package'; readonly name: string };

/** One of our own packages: its folder, and the files that its package.json exports. */
interface OwnPackage {
  readonly folder: string;
  readonly exports: Readonly<Record<string, unknown>>;
}

/** Our own packages, by name. */
export type OwnPackages = ReadonlyMap<string, OwnPackage>;

/** Resolves an import of a file; both paths are from the root of the repository. */
export function resolveImport(from: string, specifier: string, own: OwnPackages): ImportTarget {
  const plain = specifier.replace(/[?#].*$/, '');
  if (plain.startsWith('.')) {
    return { kind: 'file', path: posix.normalize(posix.join(posix.dirname(from), plain)) };
  }
  const name = packageName(plain);
  const { folder, exports } = own.get(name) ?? { folder: undefined, exports: {} };
  if (folder === undefined) return { kind: 'package', name };
  return {
    kind: 'file',
    path: posix.join(folder, exportedFile(exports, plain.slice(name.length))),
  };
}

/** Returns the file that a package exports as `subpath`, such as `/days/rate-date`. */
function exportedFile(exports: OwnPackage['exports'], subpath: string): string {
  for (const [name, file] of Object.entries(exports)) {
    const [head = '', tail] = name.slice(1).split('*');
    if (typeof file !== 'string' || !subpath.startsWith(head)) continue;
    if (tail === undefined && subpath === head) return file;
    if (tail !== undefined) return file.replace('*', subpath.slice(head.length));
  }
  return `src${subpath}`;
}

function packageName(specifier: string): string {
  const [scope = '', name = ''] = specifier.split('/');
  return scope.startsWith('@') ? `${scope}/${name}` : scope;
}
