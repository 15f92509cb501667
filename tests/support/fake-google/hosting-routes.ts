import { createHash } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import type { FakeProject } from './fake-project.ts';
import type { Route } from './routes.ts';

const host = String.raw`firebasehosting\.googleapis\.com\/v1beta1`;

/** The hashes of a version's files, by their paths. */
export function filesOf(project: FakeProject, version: string | undefined): Map<string, string> {
  return new Map(Object.entries(Object(project.versions.get(version ?? '')?.files)));
}

/** Sites, versions, files and releases. */
export const hostingRoutes: readonly Route[] = [
  [
    /^GET [\w-]+\.web\.app(\/.*)$/,
    (project, { parts: [path = ''] }) => {
      const hash = filesOf(project, project.liveVersions.at(-1)).get(path);
      const content = project.contents.get(hash ?? '');
      return content === undefined ? 'absent' : gunzipSync(content);
    },
  ],
  [
    new RegExp(
      String.raw`^GET ${host}\/projects\/[^/]+\/sites\/[\w-]+\/channels\/live\/releases\?pageSize=1$`,
    ),
    ({ site, liveVersions }) =>
      site === undefined ? 'absent' : { releases: liveVersions.map((name) => ({ name })) },
  ],
  [
    new RegExp(String.raw`^GET ${host}\/projects\/[^/]+\/sites(?:\?|$)`),
    ({ site }) => ({
      sites: site ? [{ name: `projects/p/sites/${site}`, type: 'DEFAULT_SITE' }] : [],
    }),
  ],
  [
    new RegExp(String.raw`^POST ${host}\/projects\/[^/]+\/sites\?siteId=([\w-]+)$`),
    (project, { parts: [site] }) => {
      project.site = site;
      return { name: `projects/p/sites/${site}`, type: 'DEFAULT_SITE' };
    },
  ],
  [
    new RegExp(String.raw`^GET ${host}\/projects\/[^/]+\/sites\/([\w-]+)$`),
    ({ site }, { parts: [asked] }) =>
      asked === site ? { name: `projects/p/sites/${site}`, type: 'DEFAULT_SITE' } : 'absent',
  ],
  [
    new RegExp(String.raw`^POST ${host}\/projects\/[^/]+\/sites\/([\w-]+)\/versions$`),
    ({ versions }, { parts: [site], body }) => {
      const name = `sites/${site}/versions/v${versions.size + 1}`;
      versions.set(name, { ...JSON.parse(String(body)), name });
      return { name };
    },
  ],
  [
    new RegExp(String.raw`^POST ${host}\/(sites\/[\w-]+\/versions\/\w+):populateFiles$`),
    ({ versions, contents }, { parts: [name = ''], body }) => {
      const { files }: { files: Record<string, string> } = JSON.parse(String(body));
      const version = versions.get(name);
      versions.set(name, { ...version, files: { ...Object(version?.files), ...files } });
      return {
        uploadUrl: `https://upload-firebasehosting.googleapis.com/upload/${name}/files`,
        uploadRequiredHashes: Object.values(files).filter((hash) => !contents.has(hash)),
      };
    },
  ],
  [
    /^POST upload-firebasehosting\.googleapis\.com\/upload\/.*\/files\/(\w+)$/,
    ({ contents }, { parts: [hash = ''], body }) => {
      if (createHash('sha256').update(body).digest('hex') !== hash) return 'absent';
      contents.set(hash, body);
      return {};
    },
  ],
  [
    new RegExp(String.raw`^PATCH ${host}\/projects\/[^/]+\/(sites\/[\w-]+\/versions\/\w+)\?`),
    ({ versions }, { parts: [name = ''], body }) => {
      const version = { ...versions.get(name), ...JSON.parse(String(body)) };
      versions.set(name, version);
      return version;
    },
  ],
  [
    new RegExp(
      String.raw`^POST ${host}\/projects\/[^/]+\/sites\/[\w-]+\/channels\/live\/releases\?versionName=(.+)$`,
    ),
    ({ liveVersions }, { parts: [name = ''] }) => {
      liveVersions.push(name);
      return { name: `${name}/releases/1` };
    },
  ],
];
