/** One upload of firebase.json: functions that run as one account, and nothing that they do not need. */
export interface Codebase {
  readonly name: 'default' | 'pages';
  /** Its entry: each export is a deployed function of the same name. */
  readonly entry: string;
  /** Whether it answers with pages, and has the web's renderer beside its bundle. */
  readonly hasPage: boolean;
  /** Packages that it reads files of, which no import names. */
  readonly readPackages: readonly string[];
}

/** Every codebase of firebase.json; each is built into `lib/NAME`. */
export const codebases: readonly Codebase[] = [
  { name: 'default', entry: 'src/index.ts', hasPage: false, readPackages: [] },
  {
    name: 'pages',
    entry: 'src/pages.ts',
    hasPage: true,
    readPackages: ['@fontsource/figtree'],
  },
];
