export type Direction = 'up' | 'down';

const standsMs = 700;
const dueOf = new Map<HTMLElement, number>();
let isTimed = false;

/**
 * Lights an element for a moment: its `data-moved` says which way it moved, and is gone after 700 ms.
 * Not an animation: each would cost its element a start and an end of its own, where hundreds move
 * together; these go out together, in one frame.
 */
export function flash(element: HTMLElement, direction: Direction): void {
  element.dataset.moved = direction;
  dueOf.set(element, performance.now() + standsMs);
  if (!isTimed) setTimeout(putOutDue, standsMs);
  isTimed = true;
}

/** Puts an element out at once. */
export function putOut(element: HTMLElement): void {
  delete element.dataset.moved;
  dueOf.delete(element);
}

function putOutDue(): void {
  const now = performance.now();
  for (const [element, due] of dueOf) {
    if (due <= now) putOut(element);
  }
  isTimed = dueOf.size > 0;
  if (isTimed) setTimeout(putOutDue, Math.min(...dueOf.values()) - now);
}
