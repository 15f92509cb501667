import { posix } from 'node:path';

/** The texts of documents, by their path from the root. */
export type Documents = ReadonlyMap<string, string>;

/** Returns the links of Markdown texts to files that the repository lacks, each as a readable line. */
export function deadLinks(documents: Documents, files: ReadonlySet<string>): string[] {
  const isThere = (path: string) =>
    files.has(path) || [...files].some((file) => file.startsWith(`${path}/`));
  return [...documents].flatMap(([path, text]) =>
    linksIn(text)
      .map((link) => posix.normalize(posix.join(posix.dirname(path), link)))
      .filter((target) => !isThere(target.replace(/\/$/, '')))
      .map((target) => `${path} links to ${target}`),
  );
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

/** Returns the decisions that the index lacks. */
export function indexFaults(documents: Documents): string[] {
  const rows = documents.get(index) ?? '';
  return [...documents.keys()]
    .filter((path) => path.startsWith(folder) && path !== index)
    .filter((path) => !rows.includes(`](${path.slice(folder.length)})`))
    .map((path) => `${index} lacks ${path}`);
}
