import { formatAxisDay, formatDayInWords } from '@dinar/domain/days/format-day';
import { commonTexts } from '@dinar/site/texts/common/common-texts';
import { sourceInWords } from '@dinar/site/texts/source-words';
import { useLocale } from '../language/locale-context.ts';
import { Tag } from '../mark/tag.tsx';
import { Corrected } from './corrected.tsx';
import styles from './own-origin.module.css';
import type { Origin } from './shared-origin.ts';

/** The day and the source of one line of a table, abbreviated; an old day is in words and highlighted. */
export function OwnOrigin(props: Origin & { readonly isOld: boolean }) {
  const locale = useLocale();
  const { day, source, correction, isOld } = props;
  return (
    <span className={styles.origin} data-provenance={source}>
      {isOld ? (
        <Tag tone="amber">
          <time dateTime={day}>{formatDayInWords(day, locale)}</time>
        </Tag>
      ) : (
        <time dateTime={day}>{formatAxisDay(day, locale)}</time>
      )}
      {source === 'demo' ? (
        <Tag tone="amber">{commonTexts[locale].demoShort}</Tag>
      ) : (
        <span>{sourceInWords(source, locale)}</span>
      )}
      {correction !== undefined && <Corrected why={correction} isShort />}
    </span>
  );
}
