import type { HTMLElement } from 'node-html-parser';

/** An element and all that it is in, the nearest first. */
export function selfAndAncestors(element: HTMLElement): HTMLElement[] {
  const found: HTMLElement[] = [];
  for (let part: HTMLElement | null = element; part; part = part.parentNode) found.push(part);
  return found;
}

/** The nearest of an element and its ancestors that passes; by selectors it would cost a page 40 ms. */
export function closestWhere(
  element: HTMLElement,
  test: (part: HTMLElement) => boolean,
): HTMLElement | undefined {
  for (let part: HTMLElement | null = element; part; part = part.parentNode) {
    if (test(part)) return part;
  }
  return undefined;
}

/** Whether an element is of one of some names. */
export function isNamed(...names: readonly string[]) {
  return (element: HTMLElement): boolean => names.includes(element.rawTagName);
}

/** Whether an element has an attribute, of a value where one is given. */
export function has(name: string, value?: string) {
  return (element: HTMLElement): boolean => {
    const found = element.getAttribute(name);
    return found !== undefined && (value === undefined || found === value);
  };
}

/** The value of an attribute on the nearest element around that has it. */
export function nearestAttribute(element: HTMLElement, name: string): string | undefined {
  return closestWhere(element, has(name))?.getAttribute(name);
}
