import { Arrow } from '../mark/arrow.tsx';
import type { Content } from '../text/content.ts';
import type { Sorting } from './sort.ts';
import styles from './sort-header.module.css';

interface SortHeaderProps<Key extends string> {
  readonly name: Key;
  readonly sorting: Sorting<Key>;
  readonly children: Content;
}

/** The heading of a column that sorts its table: ascending, descending, then the table's own order. */
export function SortHeader<Key extends string>(props: SortHeaderProps<Key>) {
  const { name, sorting, children } = props;
  const { sort, toggle } = sorting;
  const direction = sort.key === name ? sort.direction : undefined;
  return (
    <th scope="col" data-column={name} aria-sort={direction}>
      <button type="button" className={styles.button} onClick={() => toggle(name)}>
        <span>{children}</span>
        <span className={styles.arrow}>
          <Arrow direction={direction === 'descending' ? 'down' : 'up'} />
        </span>
      </button>
    </th>
  );
}
