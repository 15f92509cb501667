import * as v from 'valibot';

/** The files whose names contain a hash of what they are, and which browsers keep for ever. */
export const hashedFile = /^[\w-][\w.-]*\.(?:css|js|svg|png|webp|woff2)$/;

const buildSchema = v.object({
  /** SHA-256 of each file in `assets`, by its name. */
  files: v.record(v.pipe(v.string(), v.regex(hashedFile)), v.string()),
  /** The styles inside its pages, as the policy of a page names them. */
  styleHashes: v.array(v.pipe(v.string(), v.regex(/^sha256-[\w+/]+=*$/))),
  /** When the next build was published; null for the one that is live. */
  replacedAt: v.nullable(v.pipe(v.string(), v.isoTimestamp())),
});

const listSchema = v.object({ builds: v.pipe(v.array(buildSchema), v.minLength(1)) });

export type PublishedBuild = Readonly<v.InferOutput<typeof buildSchema>>;

/** A site's published list of its own files, the live build first. */
export interface BuildList {
  readonly builds: readonly PublishedBuild[];
}

const keptDays = 30;
const keptBuilds = 20;

/** Decodes the list of a site; raises when it is none. */
export function parseBuildList(text: string): BuildList {
  return v.parse(listSchema, JSON.parse(text));
}

/** The list that a new build publishes: its own files, then those of the builds whose pages may be open. */
export function listWith(built: PublishedBuild, live: BuildList | undefined, now: Date): BuildList {
  const [current, ...older] = live?.builds ?? [];
  const isSame =
    current !== undefined && hasAllFiles(current, built) && hasAllFiles(built, current);
  const replaced =
    current === undefined || isSame ? [] : [{ ...current, replacedAt: now.toISOString() }];
  const since = now.getTime() - keptDays * 86_400_000;
  const recent = older.filter(({ replacedAt }) => Date.parse(replacedAt ?? '') >= since);
  return { builds: [built, ...[...replaced, ...recent].slice(0, keptBuilds)] };
}

/** Whether a published build has every file of another. */
export function hasAllFiles(published: PublishedBuild, { files }: PublishedBuild): boolean {
  return Object.entries(files).every(([name, hash]) => published.files[name] === hash);
}

/** The files of a list that its first build lacks, by their names. */
export function filesToKeep({ builds: [built, ...previous] }: BuildList): Map<string, string> {
  const kept = new Map(previous.flatMap(({ files }) => Object.entries(files)));
  for (const name of Object.keys(built?.files ?? {})) kept.delete(name);
  return kept;
}

/** The styles of all pages that may be answered or open while a list is live. */
export function styleHashesOf({ builds }: BuildList): string[] {
  return [...new Set(builds.flatMap(({ styleHashes }) => styleHashes))];
}
