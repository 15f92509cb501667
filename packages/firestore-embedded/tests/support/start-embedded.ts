import { startFirestore } from '../../src/start-firestore.ts';

/** A local server, ours or Google's. */
export interface Running {
  readonly port: number;
  stop(): Promise<void>;
}

/** Starts the embedded server in this process, on a free port and without rules. */
export async function startEmbedded(projectId: string): Promise<Running> {
  const { port, close } = await startFirestore({ projectId });
  return { port, stop: close };
}
