/**
 * Ends the task it is awaited in and goes on in the next, so that a press or a frame comes between.
 * A message, because a hidden page's timers wait for a second.
 */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });
}
