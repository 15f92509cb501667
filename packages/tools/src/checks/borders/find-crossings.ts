import type { SourceFile } from '../repository-files.ts';
import { importsIn } from './imports-in.ts';
import { type OwnPackages, resolveImport } from './resolve-import.ts';
import { guardedPackages, mayImport, type Room, roomOf } from './room.ts';

/** Returns the imports of a file that its room does not allow, each as a readable line. */
export function crossingsOf(
  { path, text }: SourceFile,
  rooms: readonly Room[],
  own: OwnPackages,
): string[] {
  const room = roomOf(path, rooms);
  if (!room) return [`${path} is in no room: add its folder to room-table.ts`];
  const isTest = /\.(?:test|spec)\.tsx?$/.test(path);
  return importsIn(text).flatMap(({ specifier, line }) => {
    const target = resolveImport(path, specifier, own);
    const problem =
      target.kind === 'package'
        ? packageProblem(target.name, room, isTest)
        : roomProblem(target.path, room, rooms, isTest);
    return problem === undefined ? [] : [`${path}:${line} imports ${specifier}: ${problem}`];
  });
}

function packageProblem(name: string, room: Room, isTest: boolean): string | undefined {
  const guarded = guardedPackages.find((each) => each === name);
  if (guarded === undefined || isTest || room.packages.includes(guarded)) return undefined;
  return `${room.name} may not import ${name}`;
}

// A test may also import the shared `testing` rooms and every room of its own package.
function roomProblem(
  path: string,
  room: Room,
  rooms: readonly Room[],
  isTest: boolean,
): string | undefined {
  const target = roomOf(path, rooms);
  if (!target) return 'it leads into no room';
  if (mayImport(room, target)) return undefined;
  const isShared = target.name.endsWith('/testing');
  if (isTest && (isShared || target.name.split('/')[0] === room.name.split('/')[0]))
    return undefined;
  return `${room.name} may not import ${target.name}`;
}

/** Returns a cycle among the allowed edges, as names in order; undefined when there is none. */
export function cycleIn(rooms: readonly Room[]): readonly string[] | undefined {
  const done = new Set<Room>();
  const visit = (room: Room, way: readonly Room[]): readonly string[] | undefined => {
    if (way.includes(room)) return [...way.slice(way.indexOf(room)), room].map(({ name }) => name);
    if (done.has(room)) return undefined;
    for (const next of rooms) {
      if (next === room || !mayImport(room, next)) continue;
      const cycle = visit(next, [...way, room]);
      if (cycle) return cycle;
    }
    done.add(room);
    return undefined;
  };
  for (const room of rooms) {
    const cycle = visit(room, []);
    if (cycle) return cycle;
  }
  return undefined;
}
