/**
 * Starts to load what is needed later. A failure is nobody's yet: who needs it loads it again, and shows
 * or reports what fails then.
 */
export function loadEarly(load: () => Promise<unknown>): void {
  load().catch(ignored);
}

function ignored(): void {}
