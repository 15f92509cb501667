import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import { addDays } from '@dinar/domain/days/rate-date';
import type { Locale } from '@dinar/domain/language/locale';
import { fill } from '@dinar/domain/language/texts';
import { decimal } from '@dinar/domain/money/decimal';
import type { DayGap } from '@dinar/domain/rates/history-gaps';
import type { HistorySeries, SeriesPoint } from '@dinar/domain/rates/history-series';
import { chartTexts } from '@dinar/site/texts/chart/chart-texts';
import { historyTexts } from '@dinar/site/texts/history/history-texts';
import { sourceInWords } from '@dinar/site/texts/source-words';
import { curveSource } from '../../ui/chart/curve-source.ts';

interface HistoryFile {
  readonly name: string;
  readonly text: string;
}

const columns = [
  'day',
  'currency',
  'rate',
  'kind',
  'source',
  'bestPurchase',
  'bestSale',
  'absence',
] as const;

/** The marks that spreadsheets of a language expect in a file that is opened by a double click. */
const marks = {
  fr: { between: ';', decimal: ',' },
  ar: { between: ';', decimal: ',' },
  en: { between: ',', decimal: '.' },
} as const satisfies Readonly<Record<Locale, object>>;

/**
 * Returns a span as a file for the spreadsheets of a language. They misread its accents without a byte order
 * mark. Every day has a line; a day without a rate has the reason.
 */
export function historyCsv(
  code: ForeignCurrencyCode,
  series: HistorySeries,
  isDemo: boolean,
  locale: Locale,
): HistoryFile {
  const { kinds, file } = historyTexts[locale];
  const source = sourceInWords(curveSource(series.kind, isDemo), locale);
  const origin = [kinds[series.kind], source];
  const days = [
    ...series.segments.flat().map((point) => dayCells(code, point, origin, locale)),
    ...series.gaps.flatMap((gap) => gapCells(code, gap, locale)),
  ].sort(([a = ''], [b = '']) => (a < b ? -1 : 1));
  const [from = '', to = ''] = [days[0]?.[0], days.at(-1)?.[0]];
  const lines = [columns.map((column) => file.columns[column]), ...days].map((cells) =>
    cells.join(marks[locale].between),
  );
  return {
    name: fill(isDemo ? file.nameOfDemo : file.name, { code: code.toLowerCase(), from, to }),
    text: `\ufeff${lines.join('\r\n')}\r\n`,
  };
}

function dayCells(
  code: string,
  { date, value, best }: SeriesPoint,
  origin: readonly string[],
  locale: Locale,
): string[] {
  const numbers = [best?.purchase, best?.sale].map((rate) => (rate ? exact(rate, locale) : ''));
  return [date, code, exact(value, locale), ...origin, ...numbers, ''];
}

function gapCells(code: string, { from, dayCount, reason }: DayGap, locale: Locale): string[][] {
  const unknown = columns.slice(2, -1).map(() => '');
  const absence = chartTexts[locale].absence[reason];
  const days = Array.from({ length: dayCount }, (_, index) => addDays(from, index));
  return days.map((day) => [day, code, ...unknown, absence]);
}

// Neither rounded nor in exponent notation (1e-7).
function exact(rate: number, locale: Locale): string {
  return decimal(rate).toFixed().replace('.', marks[locale].decimal);
}
