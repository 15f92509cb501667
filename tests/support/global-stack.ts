import { startTestStack } from './test-stack.ts';

/** One whole stack for every browser test; its workers find it through the environment. */
export default async function setup(): Promise<() => Promise<void>> {
  const { stack, addresses } = await startTestStack();
  process.env.DINAR_STACK = JSON.stringify(addresses);
  return () => stack.stop();
}
