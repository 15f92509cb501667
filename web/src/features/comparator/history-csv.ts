import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import { addDays } from '@dinar/domain/days/rate-date';
import { decimal } from '@dinar/domain/money/decimal';
import type { DayGap } from '@dinar/domain/rates/history-gaps';
import type { HistorySeries, SeriesPoint } from '@dinar/domain/rates/history-series';
import { sourceInWords } from '@dinar/site/texts/source-words';
import { absenceWords } from '../../ui/chart/past-table.tsx';
import { historyKinds } from './history-kinds.ts';

interface HistoryFile {
  readonly name: string;
  readonly text: string;
}

const columns = [
  'jour',
  'devise',
  'cours en TND',
  'nature',
  'source',
  'meilleur achat',
  'meilleure vente',
  'sans cours',
];

/**
 * Returns a span as a file for French spreadsheets. They expect semicolons and decimal commas in a file that
 * is opened by a double click, and misread its accents without a byte order mark. Every day has a line; a day
 * without a rate has the reason.
 */
export function historyCsv(
  code: ForeignCurrencyCode,
  series: HistorySeries,
  isDemo: boolean,
): HistoryFile {
  const { name, source } = historyKinds[series.kind];
  const origin = [name, sourceInWords(isDemo ? 'demo' : source)];
  const days = [
    ...series.segments.flat().map((point) => dayLine(code, point, origin)),
    ...series.gaps.flatMap((gap) => gapLines(code, gap)),
  ].sort();
  const lines = [columns.join(';'), ...days];
  const ends = [lines[1], lines.at(-1)].map((line) => line?.slice(0, 10));
  const mark = isDemo ? '-demonstration' : '';
  return {
    name: `cours-${code.toLowerCase()}-tnd-${ends.join('-')}${mark}.csv`,
    text: `\ufeff${lines.join('\r\n')}\r\n`,
  };
}

function dayLine(code: string, { date, value, best }: SeriesPoint, origin: readonly string[]) {
  const numbers = [best?.purchase, best?.sale].map((rate) => (rate ? inFrench(rate) : ''));
  return [date, code, inFrench(value), ...origin, ...numbers, ''].join(';');
}

function gapLines(code: string, { from, dayCount, reason }: DayGap): string[] {
  return Array.from({ length: dayCount }, (_, index) =>
    [addDays(from, index), code, '', '', '', '', '', absenceWords[reason]].join(';'),
  );
}

// Neither rounded nor in exponent notation (1e-7).
function inFrench(rate: number): string {
  return decimal(rate).toFixed().replace('.', ',');
}
