import { formatAxisDay, formatDayInWords } from '@dinar/domain/days/format-day';
import { sourceInWords } from '@dinar/site/texts/source-words';
import { Tag } from '../mark/tag.tsx';
import { Corrected } from './corrected.tsx';
import styles from './own-origin.module.css';
import type { Origin } from './shared-origin.ts';

/** The day and the source of one line of a table, abbreviated; an old day is in words and highlighted. */
export function OwnOrigin(props: Origin & { readonly isOld: boolean }) {
  const { day, source, correction, isOld } = props;
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
      {correction !== undefined && <Corrected why={correction} isShort />}
    </span>
  );
}
