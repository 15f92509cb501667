import { bankName } from '@dinar/domain/banks/bank-name';
import { formatDayInWords } from '@dinar/domain/days/format-day';
import { feastYears } from '@dinar/domain/days/public-holidays';
import { publicationOn } from '@dinar/domain/days/publication';
import { defaultLocale, type Locale } from '@dinar/domain/language/locale';
import { fill } from '@dinar/domain/language/texts';
import type { SiteIdentity } from '@dinar/site/pages/site-identity';
import { pathIn, prefixedLocales } from '@dinar/site/routes/locale-path';
import { openDataPage } from '@dinar/site/routes/open-data-page';
import { type OpenDataAddress, openDataPath } from '@dinar/site/routes/open-data-paths';
import { refusalsTexts } from '@dinar/site/texts/refusals/refusals-texts';
import { answerOf, type HttpAnswer, methodsInWords } from './http-answer.ts';
import type { OpenDataContent } from './open-data-content.ts';

/** The reason for an answer without numbers. */
export type OpenDataRefusal =
  | Exclude<OpenDataAddress, { readonly kind: 'file' }>
  | Exclude<OpenDataContent, { readonly kind: 'text' }>
  | { readonly kind: 'method' };

/** The headers that let any page read every answer, refusals included. */
export const corsHeaders = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': 'ETag, Link',
} as const;

const kept = { 'Cache-Control': 'public, max-age=60, s-maxage=300' };

const answers = {
  method: { status: 405, headers: { Allow: 'GET, HEAD, OPTIONS' } },
  illegible: { status: 400, headers: kept },
  missing: { status: 404, headers: kept },
  demonstration: { status: 409, headers: {} },
  unreadable: { status: 503, headers: { 'Retry-After': '60' } },
} as const;

/**
 * Returns a refusal as JSON with the fault and its remedy: https://www.rfc-editor.org/rfc/rfc9457. An address of
 * the data is the same in every language, and so is its answer: it has them all.
 */
export function refuseOpenData(
  site: Pick<SiteIdentity, 'url'>,
  refusal: OpenDataRefusal,
): HttpAnswer {
  const fault = faultOf(refusal);
  const { status, headers } = answers[fault];
  const wordsIn = (locale: Locale) => ({
    title: refusalsTexts[locale].titles[fault],
    detail: detailOf(refusal, locale),
  });
  const day = refusal.kind === 'empty' ? refusal.applies : undefined;
  const problem = {
    type: 'about:blank',
    status,
    ...wordsIn(defaultLocale),
    translations: Object.fromEntries(prefixedLocales.map((locale) => [locale, wordsIn(locale)])),
    documentation: `${site.url}${openDataPage}`,
    applies: day && { day, self: `${site.url}${openDataPath({ kind: 'day', day }, 'json')}` },
  };
  return answerOf(status, `${JSON.stringify(problem)}\n`, {
    ...corsHeaders,
    'Content-Type': 'application/problem+json; charset=utf-8',
    ...headers,
  });
}

function faultOf(refusal: OpenDataRefusal): keyof typeof answers {
  switch (refusal.kind) {
    case 'unread':
      return refusal.name === 'day' || refusal.name === 'year' ? 'illegible' : 'missing';
    case 'unknown':
    case 'empty':
      return 'missing';
    default:
      return refusal.kind;
  }
}

const examples = { day: '2026-11-24', year: '2026', bank: 'biat', currency: 'EUR' } as const;

function detailOf(refusal: OpenDataRefusal, locale: Locale): string {
  const texts = refusalsTexts[locale];
  switch (refusal.kind) {
    case 'method':
      return methodsInWords(['GET', 'HEAD', 'OPTIONS'], locale);
    case 'unread': {
      const { name, given } = refusal;
      // A text that could be more than a misspelt name is not repeated.
      const shown = /^[\w.%-]{1,40}$/.test(given) ? given : '…';
      return fill(texts.unread[name], { given: shown, example: examples[name] });
    }
    case 'unknown':
      return fill(texts.unknown, { page: pathIn(locale, openDataPage) });
    case 'empty':
      return emptyInWords(refusal, locale);
    case 'demonstration':
    case 'unreadable':
      return texts[refusal.kind];
  }
}

function emptyInWords(
  { subject, applies }: Extract<OpenDataRefusal, { readonly kind: 'empty' }>,
  locale: Locale,
): string {
  const texts = refusalsTexts[locale];
  const latest = openDataPath({ kind: 'latest' }, 'json');
  switch (subject.kind) {
    case 'day': {
      const isClosed = publicationOn(subject.day) === 'none';
      return [
        fill(isClosed ? texts.noneOnClosedDay : texts.noneOnDay, {
          day: formatDayInWords(subject.day, locale),
        }),
        ...(applies ? [fill(texts.applies, { day: formatDayInWords(applies, locale) })] : []),
      ].join(' ');
    }
    case 'bank': {
      const { bank, currency } = subject;
      return fill(texts.noneOfBank, { bank: bankName(bank, locale), currency, latest });
    }
    case 'series':
    case 'excelSeries':
    case 'feedOfCurrency':
      return fill(texts.notQuoted, { currency: subject.currency, latest });
    case 'yearOfSeries':
      return fill(texts.noneInYear, { currency: subject.currency, year: subject.year });
    case 'workingDays':
      return fill(texts.holidays, { year: subject.year, years: feastYears.join(', ') });
    default:
      return texts.none;
  }
}
