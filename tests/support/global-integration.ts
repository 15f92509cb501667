import type { TestProject } from 'vitest/node';
import { type StackAddresses, startTestStack } from './test-stack.ts';

declare module 'vitest' {
  interface ProvidedContext {
    stack: StackAddresses;
  }
}

/** One whole stack for every integration test. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { stack, addresses } = await startTestStack();
  project.provide('stack', addresses);
  return () => stack.stop();
}
