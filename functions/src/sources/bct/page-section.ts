import { parseFrenchDay } from '@dinar/domain/days/french-day';
import type { RateDate } from '@dinar/domain/days/rate-date';
import { type HTMLElement, parse } from 'node-html-parser';
import { SourceError } from '../source-error.ts';

/** One heading of the central bank's page with the content up to the next heading. */
export interface PageSection {
  readonly heading: string;
  readonly content: HTMLElement;
}

/**
 * Splits a page into sections by its headings: its tables have no captions, and its ids are plain numbers.
 */
export function sectionsOf(page: HTMLElement): PageSection[] {
  for (const script of page.querySelectorAll('script, style')) script.remove();
  return page
    .toString()
    .split(/(?=<h3\b)/i)
    .flatMap((html) => {
      const content = parse(html);
      const heading = content.querySelector('h3');
      return heading === null ? [] : [{ heading: heading.text, content }];
    });
}

/** Returns the only section whose heading consists of these words. Throws SourceError. */
export function findSection(
  sections: readonly PageSection[],
  heading: string,
  source: string,
): PageSection {
  const words = wordsOf(heading);
  const found = sections.filter((section) => wordsOf(section.heading) === words);
  const [section] = found;
  if (section === undefined) {
    throw new SourceError('table-not-found', source, `aucun titre ne dit « ${heading} »`);
  }
  if (found.length > 1) {
    const seen = `${found.length} titres disent « ${heading} »`;
    throw new SourceError('table-ambiguous', source, seen);
  }
  return section;
}

/**
 * Returns the day of a section, which follows « Journée du ». When these words appear more than once, the
 * content is more than one section. Throws SourceError.
 */
export function dayOfSection({ content }: PageSection, source: string): RateDate {
  const printed = [...content.text.matchAll(dayPattern)].map(([, day = '']) => day);
  if (printed.length > 1) {
    const seen = `un titre a « Journée du » ${printed.length} fois (${printed.join(', ')})`;
    throw new SourceError('day-ambiguous', source, seen);
  }
  const day = parseFrenchDay(printed[0] ?? '');
  if (day !== undefined) return day;
  throw new SourceError('day-not-found', source, 'aucun « Journée du » avec un jour sous le titre');
}

// The accent of « Journée » may be broken, and the day may follow no-break spaces.
const dayPattern = /journ\S{1,4}\s+du\b\s*((?:\d{1,2}\/\d{1,2}\/\d{4})?)/gi;

/** Returns the only table of a section. Throws SourceError when there is none or more than one. */
export function tableOfSection({ content }: PageSection, source: string): HTMLElement {
  const tables = content.querySelectorAll('table');
  const [table] = tables;
  if (table === undefined) {
    throw new SourceError('table-not-found', source, 'aucun tableau sous le titre');
  }
  if (tables.length > 1) {
    const seen = `${tables.length} tableaux sous un titre`;
    throw new SourceError('table-ambiguous', source, seen);
  }
  return table;
}

// Accents arrive broken in several ways, but the broken characters are never ASCII letters.
function wordsOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/\P{ASCII}/gu, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}
