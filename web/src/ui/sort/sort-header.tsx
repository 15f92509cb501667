import type { ReactNode } from 'react';
import styles from './sort-header.module.css';
import type { Sorting } from './use-sort.ts';

interface SortHeaderProps<Key extends string> {
  readonly name: Key;
  readonly sorting: Sorting<Key>;
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** The head of a column that sorts its table: up, down, and back to the table's own order. */
export function SortHeader<Key extends string>(props: SortHeaderProps<Key>) {
  const { name, sorting, children, className } = props;
  const { sort, toggle } = sorting;
  return (
    <th
      scope="col"
      className={className}
      aria-sort={sort.key === name ? sort.direction : undefined}
    >
      <button type="button" className={styles.button} onClick={() => toggle(name)}>
        {children}
        <svg className={styles.arrow} viewBox="0 0 10 10" aria-hidden="true">
          <path d="M5 1 9.5 9h-9Z" />
        </svg>
      </button>
    </th>
  );
}
