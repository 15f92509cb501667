import { formatDayInWords } from '@dinar/domain/days/format-day';
import type { RateDate } from '@dinar/domain/days/rate-date';
import type { RateSource } from '@dinar/domain/rates/bank-rate';
import type { DayGap } from '@dinar/domain/rates/history-gaps';
import { chartTexts } from '@dinar/site/texts/chart/chart-texts';
import { commonTexts } from '@dinar/site/texts/common/common-texts';
import { useLocale, useTexts } from '../language/locale-context.ts';
import type { Content } from '../text/content.ts';
import { RichText } from '../text/rich-text.tsx';
import styles from './past-table.module.css';

interface Dated {
  readonly date: RateDate;
}

interface PastTableProps<Point extends Dated> {
  readonly caption: string;
  readonly source?: RateSource;
  /** The heading of the first column, « Jour » by default. */
  readonly first?: string;
  readonly columns: readonly string[];
  readonly points: readonly Point[];
  readonly gaps?: readonly DayGap[];
  readonly name: (point: Point) => Content;
  /** The texts of a row, one for each column. */
  readonly cells: (point: Point) => readonly string[];
}

/** The values of a chart as a table, newest first, with the days without a value in between. */
export function PastTable<Point extends Dated>(props: PastTableProps<Point>) {
  const { day } = useTexts(commonTexts);
  const { caption, source, first = day, columns, points, gaps = [], name, cells } = props;
  return (
    <table className={styles.table} data-provenance={source}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {[first, ...columns].map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {inOrder(points, gaps).map((entry) =>
          'reason' in entry ? (
            <GapRow key={entry.from} gap={entry} width={columns.length} />
          ) : (
            <tr key={entry.date}>
              <th scope="row">{name(entry)}</th>
              {cells(entry).map((text, index) => (
                <td key={columns[index]} translate="no">
                  {text}
                </td>
              ))}
            </tr>
          ),
        )}
      </tbody>
    </table>
  );
}

function GapRow({ gap: { from, to, reason }, width }: { gap: DayGap; width: number }) {
  const locale = useLocale();
  const texts = chartTexts[locale];
  return (
    <tr data-gap={reason}>
      <th scope="row">
        <RichText
          text={from < to ? texts.rowSpan : '{from}'}
          from={<time dateTime={from}>{formatDayInWords(from, locale)}</time>}
          to={<time dateTime={to}>{formatDayInWords(to, locale)}</time>}
        />
      </th>
      <td colSpan={width}>{texts.absence[reason]}</td>
    </tr>
  );
}

function inOrder<Point extends Dated>(points: readonly Point[], gaps: readonly DayGap[]) {
  const startOf = (entry: Point | DayGap) => ('reason' in entry ? entry.from : entry.date);
  return [...points, ...gaps].sort((a, b) => (startOf(a) < startOf(b) ? 1 : -1));
}
