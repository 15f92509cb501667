import { createHash } from 'node:crypto';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { BuildList } from '@dinar/tools/deploy/previous-builds/build-list';
import { expect, test } from 'vitest';
import { deployWithFake, settings } from '../support/fake-google/deploy-with-fake.ts';
import { FakeProject } from '../support/fake-google/fake-project.ts';
import { filesOf } from '../support/fake-google/hosting-routes.ts';

const listPath = '/assets/build-files.json';
const earlierStyle = 'sha256-earlier';
const script = 'console.log("earlier");';

const sha256 = (content: Buffer | string) => createHash('sha256').update(content).digest('hex');

function liveFile(project: FakeProject, path: string): string {
  const hash = filesOf(project, project.liveVersions.at(-1)).get(path) ?? '';
  return String(gunzipSync(project.contents.get(hash) ?? gzipSync('')));
}

/** Adds a file to the live version, beside the deployed files. */
function publish(project: FakeProject, path: string, text: string): void {
  const name = project.liveVersions.at(-1) ?? '';
  const packed = gzipSync(text);
  const files = filesOf(project, name).set(path, sha256(packed));
  project.contents.set(sha256(packed), packed);
  project.versions.set(name, {
    ...project.versions.get(name),
    files: Object.fromEntries(files),
  });
}

/** Makes the live build differ from the build of today's sources, by a script and a style of its own. */
function publishEarlierBuild(project: FakeProject): BuildList {
  const { builds }: BuildList = JSON.parse(liveFile(project, listPath));
  const files = { ...builds[0]?.files, 'index-earlier.js': sha256(script) };
  const list = { builds: [{ files, styleHashes: [earlierStyle], replacedAt: null }] };
  publish(project, '/assets/index-earlier.js', script);
  publish(project, listPath, JSON.stringify(list));
  return list;
}

function policyOf(project: FakeProject): string {
  const version = project.versions.get(project.liveVersions.at(-1) ?? '');
  return JSON.stringify(Object(version?.config).headers);
}

const changed = { ...settings, CONTACT_EMAIL: 'autre@dinar.example.org', PAGES_MIN_INSTANCES: '1' };

test('Pages of the previous build keep their files and styles, deployed before a new page is rendered', async () => {
  const project = new FakeProject();
  const first = await deployWithFake(project);
  expect(first, first.output).toMatchObject({ code: 0, unknown: [] });
  const before = publishEarlierBuild(project);

  publish(project, '/assets/index-earlier.js', 'console.log("ear');
  const torn = await deployWithFake(project, { settings: changed });
  expect(torn.output).toContain("index-earlier.js n'a pas le contenu attendu");
  expect(torn.output).toContain('--forget-previous');
  expect([torn.code, project.liveVersions.length]).toEqual([1, 1]);

  publish(project, '/assets/index-earlier.js', script);
  const alone = await deployWithFake(project, {
    settings: changed,
    args: ['--force', '--only', 'functions'],
  });
  expect(alone, alone.output).toMatchObject({ code: 0, unknown: [] });

  const other = { files: {}, styleHashes: [], replacedAt: null };
  publish(project, listPath, JSON.stringify({ builds: [other] }));
  const bare = await deployWithFake(project, { args: ['--force', '--only', 'functions'] });
  expect(bare.output).toContain('ajoutez hosting à --only');
  expect(bare.code).toBe(1);

  publish(project, listPath, JSON.stringify(before));
  const next = await deployWithFake(project, { settings });
  expect(next, next.output).toMatchObject({ code: 0, unknown: [] });
  expect(next.output).toContain('Fichiers gardés de 1 version(s) précédente(s) : 1, 0.0 ko');
  const published = filesOf(project, project.liveVersions.at(-1));
  for (const name of Object.keys(before.builds[0]?.files ?? {})) {
    expect(published.has(`/assets/${name}`), name).toBe(true);
  }
  expect(liveFile(project, '/assets/index-earlier.js')).toBe(script);
  const list: BuildList = JSON.parse(liveFile(project, listPath));
  expect(list.builds).toHaveLength(2);
  expect(list.builds[1]).toMatchObject({ ...before.builds[0], replacedAt: expect.any(String) });
  const policy = policyOf(project);
  for (const style of [earlierStyle, ...(list.builds[0]?.styleHashes ?? ['none'])]) {
    expect(policy).toContain(style);
  }
  const { requests } = next;
  const released = requests.findIndex((request) => /releases\?versionName=/.test(request));
  const rendered = requests.findIndex((request) =>
    /^PATCH cloudfunctions.*renderPage/.test(request),
  );
  expect([released >= 0, rendered > released]).toEqual([true, true]);

  project.versions.set(project.liveVersions.at(-1) ?? '', { files: {} });
  const unlisted = await deployWithFake(project);
  expect(unlisted.output).toContain(
    "build-files.json n'existe pas, et pourtant le site est en ligne",
  );
  expect(unlisted.code).toBe(1);
}, 600_000);
