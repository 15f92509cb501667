import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { commandArguments } from '@dinar/tools/command/command-files';
import { fromRoot } from '@dinar/tools/command/project-root';
import { settingsFolder } from '@dinar/tools/deploy/settings/read-settings';
import { runCommand } from '@dinar/tools/processes/run-command';
import { startFakeGoogle } from './fake-google.ts';
import type { FakeProject } from './fake-project.ts';

/** Settings of a fictitious site. */
export const settings = {
  SITE_NAME: 'Dinar en Direct',
  SITE_URL: 'https://dinar.example.org',
  CONTACT_EMAIL: 'contact@dinar.example.org',
  CONTACT_PHONE: '+216 71 123 456',
  FIREBASE_API_KEY: 'key-of-a-test',
  FIREBASE_APP_ID: '1:123456789012:web:0123456789abcdef',
  STAFF_EMAIL: 'equipe@dinar.example.org',
  PAGES_MIN_INSTANCES: '0',
};

interface Given {
  readonly args?: readonly string[];
  readonly settings?: Readonly<Record<string, string>>;
  readonly isLoggedIn?: boolean;
  /** Whether the site is built although this run has built it with the same settings. */
  readonly rebuilds?: boolean;
}

export interface Deployment {
  readonly code: number;
  readonly output: string;
  readonly requests: readonly string[];
  readonly unknown: readonly string[];
}

/** Runs `npm run deploy` as on a machine without a terminal, with this project in place of Google. */
export function deployWithFake(
  project: FakeProject,
  { args = ['--force'], ...given }: Given = {},
): Promise<Deployment> {
  return commandWithFake('deploy', project, { args, ...given });
}

/** Runs an operator's command, with this project in place of Google. */
export async function commandWithFake(
  name: string,
  project: FakeProject,
  { args = [], settings: given = settings, isLoggedIn = true, rebuilds = false }: Given = {},
): Promise<Deployment> {
  const home = await mkdtemp(path.join(tmpdir(), 'dinar-deploy-'));
  const google = await startFakeGoogle(project);
  try {
    const file = path.join(home, 'settings.env');
    const lines = Object.entries(given).map(([name, value]) => `${name}="${value}"\n`);
    await writeFile(file, lines.join(''));
    const credentials = path.join(home, 'account.json');
    const account = { type: 'authorized_user', client_id: 'c', client_secret: 's' };
    await writeFile(credentials, JSON.stringify({ ...account, refresh_token: 'r' }));
    const asked = ['--project', project.id, '--settings', file, ...args];
    const { code, output } = await runCommand(process.execPath, commandArguments(name, asked), {
      cwd: copiedProject(),
      env: {
        PATH: process.env.PATH,
        ...npmVariables(rebuilds),
        HOME: home,
        XDG_CONFIG_HOME: home,
        CI: 'true',
        FAKE_GOOGLE: google.url,
        NODE_OPTIONS: `--require=${fromRoot('tests/support/fake-google/reroute.cjs')}`,
        ...(isLoggedIn && { GOOGLE_APPLICATION_CREDENTIALS: credentials }),
      },
    });
    return { code, output, requests: google.requests, unknown: google.unknown };
  } finally {
    await google.stop();
    await rm(home, { recursive: true, force: true });
    await rm(path.join(copiedProject(), settingsFolder), { recursive: true, force: true });
  }
}

/** The folder in which the commands run, so that no other test sees their builds. */
function copiedProject(): string {
  const { DEPLOYED_PROJECT: folder } = process.env;
  if (folder === undefined) throw new Error('global-deployment.ts has not copied the project');
  return folder;
}

function npmVariables(rebuilds: boolean): NodeJS.ProcessEnv {
  const { npm_execpath: npm, KEPT_BUILDS: folder } = process.env;
  if (rebuilds) return { npm_execpath: npm };
  return {
    npm_execpath: path.join(copiedProject(), 'tests/support/fake-google/npm-keeping-builds.js'),
    REAL_NPM: npm,
    KEPT_BUILDS: folder,
  };
}
