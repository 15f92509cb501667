import type { FakeProject, Json } from './fake-project.ts';
import { firestoreRoutes } from './firestore-routes.ts';
import { functionRoutes } from './function-routes.ts';
import { hostingRoutes } from './hosting-routes.ts';
import { operationRoutes } from './operation-routes.ts';
import { projectRoutes } from './project-routes.ts';

export interface Asked {
  /** The parts of the address that the route names. */
  readonly parts: readonly string[];
  readonly body: Buffer;
  /** Returns the body as JSON. */
  readonly read: <Body = Json>() => Body;
}

/** Google's answer to a request. */
export type Answer = (project: FakeProject, asked: Asked) => object | 'absent' | 'forbidden';

/**
 * Answers by `METHOD host/path`. In an address `*` is one segment, `**` anything, and `<…>` a part for the answer;
 * `?**` at its end is any query or none.
 */
export type Routes = Readonly<Record<string, Answer>>;

/** The first matching route answers. */
export const routes: readonly (readonly [RegExp, Answer])[] = Object.entries({
  ...projectRoutes,
  ...firestoreRoutes,
  ...functionRoutes,
  ...hostingRoutes,
  ...operationRoutes,
}).map(([address, answer]) => [patternOf(address), answer]);

function patternOf(address: string): RegExp {
  const named = address.replace(/\?\*\*$/, '');
  const source = named
    .replace(/[.()?]/g, '\\$&')
    .replace(/\*\*|\*/g, (stars) => (stars === '*' ? '[^/:?]+' : '.*'))
    .replaceAll('<', '(')
    .replaceAll('>', ')');
  return new RegExp(`^${source}${named === address ? '' : String.raw`(?:\?.*)?`}$`);
}
