/**
 * Starts a load before it is needed and ignores a failure. The code that needs the module loads it again, and
 * shows or reports a failure then.
 */
export function loadEarly(load: () => Promise<unknown>): void {
  load().catch(ignored);
}

function ignored(): void {}
