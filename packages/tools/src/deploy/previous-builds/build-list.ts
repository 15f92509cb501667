import * as v from 'valibot';
import { hashedFile } from '../../hosting/cached-files.ts';

const buildSchema = v.object({
  /** SHA-256 of each file in `assets`, by its name. */
  files: v.record(v.pipe(v.string(), v.regex(hashedFile)), v.string()),
  /** The hashes of the styles inside its pages, as in the Content-Security-Policy. */
  styleHashes: v.array(v.pipe(v.string(), v.regex(/^sha256-[\w+/]+=*$/))),
  /** The time at which the next build was published; null for the live build. */
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

/** Decodes the list of a site; throws when the text is not a valid list. */
export function parseBuildList(text: string): BuildList {
  return v.parse(listSchema, JSON.parse(text));
}

/** Returns the list that a new build publishes: the build, then older builds whose pages may be open. */
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

/** Returns whether a published build has every file of another. */
export function hasAllFiles(published: PublishedBuild, { files }: PublishedBuild): boolean {
  return Object.entries(files).every(([name, hash]) => published.files[name] === hash);
}

/** Returns the files of a list that its first build lacks: the SHA-256 of each by its name. */
export function filesToKeep({ builds: [built, ...previous] }: BuildList): Map<string, string> {
  const kept = new Map(previous.flatMap(({ files }) => Object.entries(files)));
  for (const name of Object.keys(built?.files ?? {})) kept.delete(name);
  return kept;
}

/** Returns the style hashes of all pages that may be served or open while a list is live. */
export function styleHashesOf({ builds }: BuildList): string[] {
  return [...new Set(builds.flatMap(({ styleHashes }) => styleHashes))];
}
