import { posix } from 'node:path';

/** The texts of documents, by their path from the root. */
export type Documents = ReadonlyMap<string, string>;

/** Returns the links of Markdown texts to files that the repository lacks, each as a readable line. */
export function deadLinks(documents: Documents, files: ReadonlySet<string>): string[] {
  const places = withFolders(files);
  return [...documents].flatMap(([path, text]) =>
    linksIn(text)
      .map((link) => posix.normalize(posix.join(posix.dirname(path), link)))
      .filter((target) => !places.has(target.replace(/\/$/, '')))
      .map((target) => `${path} links to ${target}`),
  );
}

/**
 * Returns the paths in Markdown code, from the root of the repository, that it lacks, and the names of TypeScript files
 * that no folder has. Leaves out patterns, what builds write (`dist`, `.env`, `test-results`), and the change log,
 * which names what was.
 */
export function deadPaths(documents: Documents, files: ReadonlySet<string>): string[] {
  const places = withFolders(files);
  const isOurs = (name: string) => places.has(name.replace(/\/.*/, '')) && name.includes('/');
  const isNowhere = (name: string) => ![...files].some((file) => `/${file}`.endsWith(`/${name}`));
  return [...documents]
    .filter(([path]) => path !== 'CHANGELOG.md')
    .flatMap(([path, text]) =>
      [...text.matchAll(/`([\w./-]+)`/g)]
        .map(([, name = '']) => name.replace(/\/$/, ''))
        .filter((name) =>
          isOurs(name) ? !places.has(name) : /\.tsx?$/.test(name) && isNowhere(name),
        )
        .filter((name) => !/\/(?:dist|\.env|test-results)/.test(name))
        .map((name) => `${path} names ${name}`),
    );
}

/** The files and all folders above them. */
function withFolders(files: ReadonlySet<string>): ReadonlySet<string> {
  const places = new Set(files);
  for (const place of places) if (place.includes('/')) places.add(posix.dirname(place));
  return places;
}

// Leaves out code, where brackets are not links, and also addresses and anchors.
function linksIn(text: string): string[] {
  const prose = text.replace(/```[\s\S]*?```|`[^`\n]*`/g, '');
  return [...prose.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, link = '']) => link.replace(/#.*$/, ''))
    .filter((link) => link !== '' && !/^[a-z]+:/i.test(link));
}

const folder = 'docs/decisions/';
const index = `${folder}README.md`;

/** Returns the decisions that the index lacks, and those that begin without a title. */
export function indexFaults(documents: Documents): string[] {
  const rows = documents.get(index) ?? '';
  return [...documents]
    .filter(([path]) => path.startsWith(folder) && path !== index)
    .flatMap(([path, text]) => [
      ...(rows.includes(`](${path.slice(folder.length)})`) ? [] : [`${index} lacks ${path}`]),
      ...(text.startsWith('# ') ? [] : [`${path} has no title`]),
    ]);
}
