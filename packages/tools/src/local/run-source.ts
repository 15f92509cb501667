import { allBuilds, type Build } from './builds/build-table.ts';
import { prepareRunFolder } from './emulators/run-folder.ts';
import { waitForPage } from './emulators/wait-for-page.ts';
import type { StackPorts } from './ports.ts';

/** The source of a run's page and functions. */
export interface RunSource {
  /** The builds that must be up to date before the run. */
  readonly builds: readonly Build[];
  /** Creates the run's folder, which firebase-tools reads; returns its path. */
  readonly prepareFolder: (ports: StackPorts, projectId: string) => Promise<string>;
  /** Resolves when the site serves a page. */
  readonly waitForPage: (ports: StackPorts, signal?: AbortSignal) => Promise<void>;
}

/** The site as it is deployed: built, and served by Hosting. */
export const builtSource: RunSource = {
  builds: allBuilds,
  prepareFolder: prepareRunFolder,
  waitForPage,
};
