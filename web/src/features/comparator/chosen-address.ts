/**
 * An address as last chosen. The router draws a choice a moment later, so that what it has drawn may
 * be older than what the next choice must add to.
 */
export interface ChosenAddress {
  /** Sets one parameter, or deletes it, and gives all of them for the router. */
  readonly choose: (name: string, value: string | undefined) => URLSearchParams;
  /** Notes what the router has drawn: an address that nobody chose here takes the place of all. */
  readonly noteDrawn: (drawn: URLSearchParams) => void;
}

export function createChosenAddress(first: URLSearchParams): ChosenAddress {
  let latest = first;
  let undrawn: readonly string[] = [];
  return {
    choose: (name, value) => {
      const next = new URLSearchParams(latest);
      if (value === undefined) next.delete(name);
      else next.set(name, value);
      latest = next;
      undrawn = [...undrawn, next.toString()];
      return next;
    },
    noteDrawn: (drawn) => {
      const chosen = undrawn.indexOf(drawn.toString());
      // Those chosen before it are not drawn any more.
      undrawn = chosen < 0 ? [] : undrawn.slice(chosen + 1);
      if (chosen < 0) latest = drawn;
    },
  };
}
