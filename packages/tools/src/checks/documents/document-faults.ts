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

/** Returns the decisions that the index lacks, or lists with a status other than that of their page. */
export function indexFaults(documents: Documents): string[] {
  const rows = new Map(
    [...(documents.get(index) ?? '').matchAll(/\]\(([^)]+\.md)\) \| ([^|\n]+) \|/g)].map(
      ([, page = '', status = '']) => [page, status.trim()],
    ),
  );
  return [...documents]
    .filter(([path]) => path.startsWith(folder) && path !== index)
    .flatMap(([path, text]) => {
      const status = rows.get(path.slice(folder.length));
      if (status === undefined) return [`${index} lacks ${path}`];
      const own = statusOf(text);
      return status === own ? [] : [`${index} has « ${status} » for ${path}, which is ${own}`];
    });
}

function statusOf(text: string): 'in force' | 'in part' | 'superseded' {
  const [, extent] = /^> ?Superseded( in part)? by /m.exec(text) ?? [];
  if (extent !== undefined) return 'in part';
  return /^> ?Superseded by /m.test(text) ? 'superseded' : 'in force';
}
