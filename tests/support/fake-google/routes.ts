import type { FakeProject } from './fake-project.ts';
import { firestoreRoutes } from './firestore-routes.ts';
import { functionRoutes } from './function-routes.ts';
import { hostingRoutes } from './hosting-routes.ts';
import { operationRoutes } from './operation-routes.ts';
import { projectRoutes } from './project-routes.ts';
import { secretRoutes } from './secret-routes.ts';
import { storageRoutes } from './storage-routes.ts';

export interface Asked {
  /** The groups of the route's pattern. */
  readonly parts: readonly string[];
  readonly body: Buffer;
}

/** A pattern of `METHOD host/path`, and Google's answer. */
export type Route = readonly [
  RegExp,
  (project: FakeProject, asked: Asked) => object | 'absent' | 'forbidden',
];

/** The first matching route answers. */
export const routes: readonly Route[] = [
  ...projectRoutes,
  ...firestoreRoutes,
  ...functionRoutes,
  ...hostingRoutes,
  ...secretRoutes,
  ...operationRoutes,
  ...storageRoutes,
];
