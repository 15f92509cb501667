/** Starts a wait after some ms; gives a function that calls off the delay, or what it became. */
export function afterDelay(ms: number, start: () => () => void): () => void {
  let stop = () => clearTimeout(timer);
  const timer = setTimeout(() => {
    stop = start();
  }, ms);
  return () => stop();
}
