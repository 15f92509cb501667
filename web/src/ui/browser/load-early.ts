/** Starts a load before it is needed. */
export function loadEarly(load: () => Promise<unknown>): void {
  load().catch(() => {
    // The code that needs the module loads it again, and shows or reports a failure then.
  });
}
