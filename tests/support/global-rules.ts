import { startFirestore } from '@dinar/tools/local/emulators/start-firestore';
import { freePorts } from '@dinar/tools/local/ports';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    rulesFirestore: { readonly host: string; readonly port: number };
  }
}

/** One Firestore for every rules test: nothing else writes to it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { firestore } = await freePorts();
  const { host, port, stop } = await startFirestore(firestore, 'demo-dinar');
  project.provide('rulesFirestore', { host, port });
  return stop;
}
