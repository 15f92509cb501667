import { formatAxisDay, formatDayInWords } from '@dinar/domain/days/format-day';
import { sourceInWords } from '../source-words.ts';
import { Tag } from '../tag.tsx';
import styles from './own-origin.module.css';
import type { Origin } from './shared-origin.ts';

/** The day and the source of one line of a table, in short; an old day in words, and marked. */
export function OwnOrigin({ day, source, isOld }: Origin & { readonly isOld: boolean }) {
  return (
    <span className={styles.origin} data-provenance={source}>
      {isOld ? (
        <Tag tone="amber">
          <time dateTime={day}>{formatDayInWords(day)}</time>
        </Tag>
      ) : (
        <time dateTime={day}>{formatAxisDay(day)}</time>
      )}
      {source === 'demo' ? <Tag tone="amber">démo</Tag> : <span>{sourceInWords(source)}</span>}
    </span>
  );
}
