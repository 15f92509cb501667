import type { Page } from '../pages/page.ts';
import type { SiteLink } from '../routes/site-links.ts';
import { commonTexts } from '../texts/common/common-texts.ts';
import { navigationTexts } from '../texts/navigation/navigation-texts.ts';
import { seoTexts } from '../texts/seo/seo-texts.ts';
import { descriptionLimit, firstFitting, titleLimit, type Wordings } from './fit-text.ts';
import { headTable } from './head-table.ts';
import type { StatedRate } from './json-ld/exchange-rate-json-ld.ts';
import type { PageContext } from './page-context.ts';

type Kind = Page['kind'];

/** What the head of one kind of page says; `head-table.ts` has a row for each kind. */
export interface PageHead<K extends Kind> {
  /** Its answer in words, the fullest wording first. */
  readonly title: (context: PageContext<K>) => Wordings;
  readonly description: (context: PageContext<K>) => DescriptionSentences;
  /** The search words of this page alone. */
  readonly keywords: (page: Page<K>) => readonly string[];
  /** The path from home, without home and with the page; labels in its language, paths the French ones. */
  readonly trail: (page: Page<K>) => readonly SiteLink[];
  /** The rates that it shows for its main currency, each with its day; none by default. */
  readonly rates?: (context: PageContext<K>) => readonly StatedRate[];
}

/** The answer of the day and the other sentences of a page; `plain` is for a day without an answer. */
export interface DescriptionSentences {
  readonly answer?: string;
  readonly isDemo?: boolean;
  /** An addition to the answer, used if it fits. */
  readonly more?: string | undefined;
  /** The other features of the page. */
  readonly offer: string;
  readonly plain: string;
}

function headOf<K extends Kind>({ kind }: Page<K>): PageHead<K> {
  return headTable[kind];
}

/** The title of a page: first its answer, then the name of the site if it fits. */
export function pageTitle<K extends Kind>(context: PageContext<K>): string {
  const [fullest, ...shorter] = headOf(context.page).title(context);
  return firstFitting(titleLimit, [`${fullest} | ${context.site.name}`, fullest, ...shorter]);
}

/** The description of a page. If it is too long, the offer is dropped and the answer is kept. */
export function pageDescription<K extends Kind>(context: PageContext<K>): string {
  const { answer, isDemo, more, offer, plain } = headOf(context.page).description(context);
  if (answer === undefined) return plain;
  const sentence = isDemo ? `${answer} ${commonTexts[context.page.locale].demo}.` : answer;
  const fullest = more === undefined ? offer : `${more} ${offer}`;
  const shorter = more === undefined ? [] : [`${sentence} ${more}`, `${sentence} ${offer}`];
  return firstFitting(descriptionLimit, [`${sentence} ${fullest}`, ...shorter, sentence]);
}

/** The search words for a page, joined by commas. */
export function pageKeywords<K extends Kind>(page: Page<K>): string {
  return [...headOf(page).keywords(page), ...seoTexts[page.locale].keywords.everywhere].join(', ');
}

/** The path from the home page to a page, including the page itself; empty for the home page. */
export function breadcrumbs<K extends Kind>(page: Page<K>): readonly SiteLink[] {
  const trail = headOf(page).trail(page);
  const home = { label: navigationTexts[page.locale].home, path: '/' };
  return trail.length === 0 ? [] : [home, ...trail];
}

/** The rates in the structured data of a page. */
export function statedRates<K extends Kind>(context: PageContext<K>): readonly StatedRate[] {
  return headOf(context.page).rates?.(context) ?? [];
}
