/** One compilation before a run: its inputs, its output and its workspace. */
export interface Build {
  readonly name: string;
  readonly title: string;
  readonly workspace: string;
  /** Files and folders whose contents decide whether the output is stale. */
  readonly inputs: readonly string[];
  readonly output: string;
}

const shared = [
  'package-lock.json',
  'tsconfig.base.json',
  'packages/domain/src',
  'packages/site/src',
];

export const embeddedBuild: Build = {
  name: 'firestore-embedded',
  title: 'Firestore embarqué',
  workspace: 'packages/firestore-embedded',
  inputs: ['package-lock.json', 'packages/firestore-embedded'],
  output: 'packages/firestore-embedded/dist/cli.cjs',
};

export const webBuild: Build = {
  name: 'web',
  title: 'site',
  workspace: 'web',
  inputs: [...shared, 'settings.env.example', 'web'],
  output: 'web/dist/404.html',
};

/** Runs after the web build, because functions include the page's renderer from it. */
export const functionsBuild: Build = {
  name: 'functions',
  title: 'fonctions',
  workspace: 'functions',
  inputs: [...webBuild.inputs, 'functions'],
  output: 'functions/lib/pages/index.js',
};

export const allBuilds: readonly Build[] = [embeddedBuild, webBuild, functionsBuild];
