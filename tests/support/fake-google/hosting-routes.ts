import { createHash } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import type { FakeProject } from './fake-project.ts';
import type { Routes } from './routes.ts';

const host = 'firebasehosting.googleapis.com/v1beta1';
const sites = `${host}/projects/*/sites`;

/** The hashes of a version's files, by their paths. */
export function filesOf(project: FakeProject, version: string | undefined): Map<string, string> {
  return new Map(Object.entries(Object(project.versions.get(version ?? '')?.files)));
}

function siteNamed(site: string | undefined) {
  return { name: `projects/p/sites/${site}`, type: 'DEFAULT_SITE' };
}

/** Sites, versions, files and releases. */
export const hostingRoutes: Routes = {
  'GET *.web.app<**>': (project, { parts: [path = ''] }) => {
    const hash = filesOf(project, project.liveVersions.at(-1)).get(path);
    const content = project.contents.get(hash ?? '');
    return content === undefined ? 'absent' : gunzipSync(content);
  },
  [`GET ${sites}/*/channels/live/releases?pageSize=1`]: ({ site, liveVersions }) =>
    site === undefined ? 'absent' : { releases: liveVersions.map((name) => ({ name })) },
  [`GET ${sites}?**`]: ({ site }) => ({ sites: site ? [siteNamed(site)] : [] }),
  [`POST ${sites}?siteId=<*>`]: (project, { parts: [site] }) => {
    project.site = site;
    return siteNamed(site);
  },
  [`GET ${sites}/<*>`]: ({ site }, { parts: [asked] }) =>
    asked === site ? siteNamed(site) : 'absent',
  [`POST ${sites}/<*>/versions`]: ({ versions }, { parts: [site], read }) => {
    const name = `sites/${site}/versions/v${versions.size + 1}`;
    versions.set(name, { ...read(), name });
    return { name };
  },
  [`POST ${host}/<sites/*/versions/*>:populateFiles`]: (
    { versions, contents },
    { parts: [name = ''], read },
  ) => {
    const { files } = read<{ readonly files: Readonly<Record<string, string>> }>();
    const version = versions.get(name);
    versions.set(name, { ...version, files: { ...Object(version?.files), ...files } });
    return {
      uploadUrl: `https://upload-firebasehosting.googleapis.com/upload/${name}/files`,
      uploadRequiredHashes: Object.values(files).filter((hash) => !contents.has(hash)),
    };
  },
  'POST upload-firebasehosting.googleapis.com/upload/**/files/<*>': (
    { contents },
    { parts: [hash = ''], body },
  ) => {
    if (createHash('sha256').update(body).digest('hex') !== hash) return 'absent';
    contents.set(hash, body);
    return {};
  },
  [`PATCH ${host}/projects/*/<sites/*/versions/*>?**`]: (
    { versions },
    { parts: [name = ''], read },
  ) => {
    const version = { ...versions.get(name), ...read() };
    versions.set(name, version);
    return version;
  },
  [`POST ${sites}/*/channels/live/releases?versionName=<**>`]: (
    { liveVersions },
    { parts: [name = ''] },
  ) => {
    liveVersions.push(name);
    return { name: `${name}/releases/1` };
  },
};
