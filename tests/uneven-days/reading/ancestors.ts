import type { HTMLElement } from 'node-html-parser';

/** An element and all its ancestors, the nearest first. */
export function selfAndAncestors(element: HTMLElement): HTMLElement[] {
  const found: HTMLElement[] = [];
  for (let part: HTMLElement | null = element; part; part = part.parentNode) found.push(part);
  return found;
}

/** The nearest of an element and its ancestors that passes; a selector would take 40 ms for each page. */
export function closestWhere(
  element: HTMLElement,
  test: (part: HTMLElement) => boolean,
): HTMLElement | undefined {
  for (let part: HTMLElement | null = element; part; part = part.parentNode) {
    if (test(part)) return part;
  }
  return undefined;
}

/** Whether an element has one of the given names. */
export function isNamed(...names: readonly string[]) {
  return (element: HTMLElement): boolean => names.includes(element.rawTagName);
}

/** Whether an element has an attribute, with the given value if there is one. */
export function has(name: string, value?: string) {
  return (element: HTMLElement): boolean => {
    const found = element.getAttribute(name);
    return found !== undefined && (value === undefined || found === value);
  };
}

/** The value of an attribute on the element or its nearest ancestor that has it. */
export function nearestAttribute(element: HTMLElement, name: string): string | undefined {
  return closestWhere(element, has(name))?.getAttribute(name);
}
