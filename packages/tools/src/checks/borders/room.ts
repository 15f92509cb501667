/** The files below a folder, what of ours they may import, and which guarded packages. */
export interface Room {
  readonly name: string;
  /** From the root; of several rooms a file belongs to the one with the longest folder. */
  readonly folder: string;
  /** Rooms by name; a name ending with '/*' is every room of that parent. */
  readonly imports: readonly string[];
  readonly packages: readonly GuardedPackage[];
}

/** Packages that some rooms alone may import; all others are free wherever package.json has them. */
export const guardedPackages = [
  'firebase',
  'reactfire',
  'firebase-admin',
  'firebase-functions',
  'react',
  'react-dom',
  'react-router-dom',
] as const;

export type GuardedPackage = (typeof guardedPackages)[number];

/** The rooms of one parent: each child's folder is of its name, and its row says what it may import. */
export function roomsOf(
  parent: string,
  folder: string,
  children: Readonly<Record<string, readonly string[]>>,
  packages: readonly GuardedPackage[] = [],
): Room[] {
  return Object.entries(children).map(([child, imports]) => ({
    name: `${parent}/${child}`,
    folder: `${folder}/${child}`,
    imports,
    packages,
  }));
}

/** The room of a file: that with the longest folder; undefined when no room has it. */
export function roomOf(path: string, rooms: readonly Room[]): Room | undefined {
  return rooms
    .filter(({ folder }) => path === folder || path.startsWith(`${folder}/`))
    .reduce<Room | undefined>(
      (best, room) => (best && best.folder.length >= room.folder.length ? best : room),
      undefined,
    );
}

/** Whether one room may import another: itself, a room it names, or one of a parent it names. */
export function mayImport(from: Room, to: Room): boolean {
  if (from.name === to.name) return true;
  return from.imports.some((name) =>
    name.endsWith('/*') ? to.name.startsWith(name.slice(0, -1)) : to.name === name,
  );
}
