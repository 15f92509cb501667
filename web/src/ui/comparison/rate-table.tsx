import { type Ref, useState } from 'react';
import type { LastShown } from '../number/moving-number.tsx';
import { type Sort, type SortValue, sortRows, useSort } from '../sort/sort.ts';
import { SortHeader } from '../sort/sort-header.tsx';
import type { Content, Elements } from '../text/content.ts';
import { Fragment } from '../text/fragment.ts';
import styles from './rate-table.module.css';

/** One column of a table of rates. */
export interface RateColumn<Row, Name extends string> {
  readonly name: Name;
  readonly heading: Content;
  /** Returns the value that rows are sorted by; a column without it is not sortable. */
  readonly sortValue?: (row: Row) => SortValue;
  readonly cell: (row: Row, lastShown: LastShown) => Content;
  readonly marks?: (row: Row) => CellMarks;
}

interface CellMarks {
  readonly 'data-best'?: boolean;
  /** Whether the row's amount is computed with this value. */
  readonly 'data-used'?: boolean;
}

interface RowMarks {
  readonly ref?: Ref<HTMLTableRowElement> | undefined;
  readonly 'data-best'?: boolean;
  readonly 'data-stale'?: boolean;
  readonly 'data-selected'?: boolean;
  readonly 'data-kind'?: string;
}

interface RateTableProps<Row, Name extends string> {
  readonly caption: Elements;
  /** A new subject replaces all numbers; they do not count as changed. */
  readonly subject: string;
  /** The first is the header of the row. */
  readonly columns: readonly [RateColumn<Row, Name>, ...RateColumn<Row, Name>[]];
  /** The rows in their own order. */
  readonly rows: readonly Row[];
  readonly marks: (row: Row) => RowMarks;
  /** Whether a row stays below the others, however they are sorted. */
  readonly isApart?: (row: Row) => boolean;
  /** Whether amounts are too long for columns of a fixed width. */
  readonly isLong?: boolean;
}

/**
 * A table of rates. On a wide page each row is one line; on a narrow one, or with large text, it wraps. Rows
 * are keyed by position: a new order changes the texts and keeps the elements, because the browser restyles
 * and lays out every moved row element by element.
 */
export function RateTable<Row, Name extends string>(props: RateTableProps<Row, Name>) {
  const { caption, subject, columns, rows, marks, isApart, isLong = false } = props;
  const sorting = useSort<Name>();
  const lastShown = useLastShown(subject);
  return (
    <div className={styles.frame}>
      <table
        className={styles.table}
        data-figures={isLong ? 'long' : 'short'}
        data-answer={columns.some(({ name }) => name === 'amount') ? 'amount' : 'rates'}
      >
        <caption className={styles.caption}>{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ name, heading, sortValue }) =>
              sortValue ? (
                <SortHeader key={name} name={name} sorting={sorting}>
                  {heading}
                </SortHeader>
              ) : (
                <th key={name} scope="col" data-column={name}>
                  {heading}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {inOrder(rows, columns, sorting.sort, isApart).map((row, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows are keyed by position; lastShown is keyed by subject
            <tr key={place} {...marks(row)}>
              <Cells columns={columns} row={row} lastShown={lastShown} />
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface CellsProps<Row, Name extends string> {
  readonly columns: RateTableProps<Row, Name>['columns'];
  readonly row: Row;
  readonly lastShown: LastShown;
}

function Cells<Row, Name extends string>({ columns, row, lastShown }: CellsProps<Row, Name>) {
  const [head, ...others] = columns;
  return (
    <Fragment>
      <th scope="row" data-column={head.name}>
        {head.cell(row, lastShown)}
      </th>
      {others.map(({ name, cell, marks }) => (
        <td key={name} data-column={name} {...marks?.(row)}>
          {cell(row, lastShown)}
        </td>
      ))}
    </Fragment>
  );
}

function inOrder<Row, Name extends string>(
  rows: readonly Row[],
  columns: readonly RateColumn<Row, Name>[],
  sort: Sort<Name>,
  isApart: (row: Row) => boolean = () => false,
): readonly Row[] {
  const sortValueIn = (row: Row, name: Name) =>
    columns.find((column) => column.name === name)?.sortValue?.(row);
  return [false, true].flatMap((apart) =>
    sortRows(
      rows.filter((row) => isApart(row) === apart),
      sort,
      sortValueIn,
    ),
  );
}

/** Returns the last shown numbers of the subject. */
function useLastShown(subject: string): LastShown {
  const [shown, setShown] = useState(() => ({ subject, last: new Map<string, number>() }));
  if (shown.subject === subject) return shown.last;
  const anew = { subject, last: new Map<string, number>() };
  setShown(anew);
  return anew.last;
}
