import { posix } from 'node:path';

/** Documents by their path from the root. */
export type Documents = ReadonlyMap<string, string>;

/** Links of Markdown texts that lead to no file of the repository, each as a line for a person. */
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

// Without code, where brackets are no links; without addresses and anchors.
function linksIn(text: string): string[] {
  const prose = text.replace(/```[\s\S]*?```|`[^`\n]*`/g, '');
  return [...prose.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, link = '']) => link.replace(/#.*$/, ''))
    .filter((link) => link !== '' && !/^[a-z]+:/i.test(link));
}

const folder = 'docs/decisions/';
const index = `${folder}README.md`;

/** Decisions that their index lacks, or lists with another status than their own head. */
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
