import { posix } from 'node:path';

/** The target of an import: one of our files by its path from the root, or an installed package by name. */
export type ImportTarget =
  | { readonly kind: 'file'; readonly path: string }
  | { readonly kind: 'package'; readonly name: string };

/** The folders of our own packages, by name. */
export type OwnPackages = ReadonlyMap<string, string>;

/** Resolves an import of a file; both paths are from the root of the repository. */
export function resolveImport(from: string, specifier: string, own: OwnPackages): ImportTarget {
  const plain = specifier.replace(/[?#].*$/, '');
  if (plain.startsWith('.')) {
    return { kind: 'file', path: posix.normalize(posix.join(posix.dirname(from), plain)) };
  }
  const name = packageName(plain);
  const folder = own.get(name);
  if (folder === undefined) return { kind: 'package', name };
  // The `exports` map of each package maps a path to the file at the same path of its `src`.
  return { kind: 'file', path: `${folder}/src${plain.slice(name.length)}` };
}

function packageName(specifier: string): string {
  const [scope = '', name = ''] = specifier.split('/');
  return scope.startsWith('@') ? `${scope}/${name}` : scope;
}
