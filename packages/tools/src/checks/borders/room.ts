/** The files below a folder, with the rooms and guarded packages that they may import. */
export interface Room {
  readonly name: string;
  /** From the root; see `roomOf`. */
  readonly folder: string;
  /** Rooms by name; a name ending with '/*' means every room of that parent. */
  readonly imports: readonly string[];
  readonly packages: readonly GuardedPackage[];
}

/** Packages that only some rooms may import. Every room may import its other dependencies. */
export const guardedPackages = [
  'firebase',
  'reactfire',
  'firebase-admin',
  'firebase-functions',
  'react',
  'react-dom',
] as const;

export type GuardedPackage = (typeof guardedPackages)[number];

/** The folders of the parents of rooms. */
const places = {
  domain: 'packages/domain/src',
  site: 'packages/site/src',
  functions: 'functions/src',
  'functions/store': 'functions/src/store',
  'functions-build': 'functions',
  web: 'web/src',
  'web/data': 'web/src/data',
  'web/features': 'web/src/features',
  'web-build': 'web',
  'firestore-embedded': 'packages/firestore-embedded/src',
  'firestore-embedded-run': 'packages/firestore-embedded',
  tools: 'packages/tools/src',
} as const;

/**
 * Returns the rooms of one parent, which may import the same packages: each child has a folder of the same name and
 * its list of imports, in which `./` means the parent.
 */
export function roomsOf(
  parent: keyof typeof places,
  packages: readonly GuardedPackage[],
  children: Readonly<Record<string, readonly string[]>>,
): Room[] {
  return Object.entries(children).map(([child, imports]) => ({
    name: `${parent}/${child}`,
    folder: `${places[parent]}/${child}`,
    imports: imports.map((name) => name.replace(/^\.(?=\/)/, parent)),
    packages,
  }));
}

/**
 * Returns the room of a file, the one with the longest folder; undefined when the file is in no room. A room that
 * contains others has only the files beside them: a new folder needs a row of its own.
 */
export function roomOf(path: string, rooms: readonly Room[]): Room | undefined {
  const room = rooms
    .filter(({ folder }) => path === folder || path.startsWith(`${folder}/`))
    .sort((a, b) => b.folder.length - a.folder.length)[0];
  const isBelow = room !== undefined && path.slice(room.folder.length + 1).includes('/');
  return isBelow && rooms.some(({ folder }) => folder.startsWith(`${room.folder}/`))
    ? undefined
    : room;
}

/** Returns whether one room may import another: itself, a listed room, or a room of a listed parent. */
export function mayImport(from: Room, to: Room): boolean {
  if (from.name === to.name) return true;
  return from.imports.some((name) =>
    name.endsWith('/*') ? to.name.startsWith(name.slice(0, -1)) : to.name === name,
  );
}
