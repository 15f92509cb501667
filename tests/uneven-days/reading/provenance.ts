import type { HTMLElement } from 'node-html-parser';
import { closestWhere, has, isNamed, selfAndAncestors } from './ancestors.ts';
import { inOneLine } from './read-number.ts';

/** The days and sources nearest to a number, with the times of day beside them. */
export interface ReadProvenance {
  readonly days: readonly string[];
  readonly sources: readonly string[];
  readonly times: readonly string[];
}

/**
 * Finds the day and the source of a number as a reader would: those in the smallest part of the page around
 * it that has any, except those of another row or item.
 */
export function provenancesIn(root: HTMLElement): (element: HTMLElement) => ReadProvenance {
  const days = byAncestor(root.querySelectorAll('time[datetime]').filter(isOfRate));
  const origins = byAncestor(root.querySelectorAll('[data-provenance]'));
  return (element) => {
    const own = nearest(element, origins);
    return {
      days: distinct(nearest(element, days).map(dayOf)),
      sources: distinct(own.flatMap(sourcesOf)),
      times: distinct(own.flatMap((origin) => inOneLine(origin.text).match(/\d\d:\d\d/g) ?? [])),
    };
  };
}

/** Whether a day on a page is that of a rate; the start day of a change is not. */
export function isOfRate(time: HTMLElement): boolean {
  return !closestWhere(time, (part) => has('data-direction')(part) || has('data-figure')(part));
}

type ByAncestor = ReadonlyMap<HTMLElement, readonly HTMLElement[]>;

function byAncestor(elements: readonly HTMLElement[]): ByAncestor {
  const found = new Map<HTMLElement, HTMLElement[]>();
  for (const element of elements) {
    for (const part of selfAndAncestors(element)) {
      const own = found.get(part);
      if (own) own.push(element);
      else found.set(part, [element]);
    }
  }
  return found;
}

function nearest(element: HTMLElement, said: ByAncestor): readonly HTMLElement[] {
  const around = new Set(selfAndAncestors(element));
  for (const part of around) {
    const own = (said.get(part) ?? []).filter((each) => !isOfAnotherItem(each, around));
    if (own.length > 0 || isWhole(part)) return own;
  }
  return [];
}

const isRow = isNamed('tr', 'li');
const isSection = isNamed('section', 'form', 'main');

/** Whether it belongs to a row, an item or an entry of a list of terms that does not contain the number. */
function isOfAnotherItem(said: HTMLElement, around: ReadonlySet<HTMLElement>): boolean {
  return selfAndAncestors(said).some(
    (part) => !around.has(part) && (isRow(part) || has('data-item')(part) || isEntry(part)),
  );
}

/** A part of a page that the search for a provenance does not leave; an entry may leave it to its block. */
function isWhole(part: HTMLElement): boolean {
  return isSection(part) || part.hasAttribute('data-item');
}

function isEntry({ rawTagName, parentNode }: HTMLElement): boolean {
  return rawTagName === 'div' && parentNode?.rawTagName === 'dl';
}

function dayOf(time: HTMLElement): string {
  return time.getAttribute('datetime')?.slice(0, 10) ?? '';
}

function sourcesOf(origin: HTMLElement): string[] {
  return origin.getAttribute('data-provenance')?.split(' ').filter(Boolean) ?? [];
}

function distinct(texts: readonly string[]): string[] {
  return [...new Set(texts)].sort();
}
