/**
 * One codebase of firebase.json: functions that are uploaded together and run as one service account with
 * only the rights that they need.
 */
export interface Codebase {
  readonly name: 'default' | 'pages';
  /** The entry module: each export is a deployed function of the same name. */
  readonly entry: string;
  /** Whether it answers with pages and needs the web's renderer next to its bundle. */
  readonly hasPage: boolean;
  /** Packages whose files it reads at run time without importing them. */
  readonly readPackages: readonly string[];
}

/** Every codebase of firebase.json; each is built into `lib/NAME`. */
export const codebases: readonly Codebase[] = [
  { name: 'default', entry: 'src/index.ts', hasPage: false, readPackages: [] },
  {
    name: 'pages',
    entry: 'src/pages.ts',
    hasPage: true,
    readPackages: ['@expo-google-fonts/ibm-plex-sans-arabic', '@fontsource/figtree'],
  },
];
