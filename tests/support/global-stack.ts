import { startPushService } from './push-service.ts';
import { startTestStack } from './test-stack.ts';

/**
 * Two whole stacks for the browser tests: one whose rates stay, and one whose rates some tests move, beside
 * the others. The workers find them through the environment.
 */
export default async function setup(): Promise<() => Promise<void>> {
  // The functions of both send messages to it, and the workers read what it received.
  const push = await startPushService();
  process.env.PUSH_STAND_IN = push.origin;
  // One after the other: each takes ports that are free.
  const still = await startTestStack();
  const moving = await startTestStack();
  process.env.DINAR_STACKS = JSON.stringify({ still: still.addresses, moving: moving.addresses });
  return async () => {
    await Promise.all([still.stack.stop(), moving.stack.stop(), push.stop()]);
  };
}
