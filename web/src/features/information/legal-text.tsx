import { formatDayInWords } from '@dinar/domain/days/format-day';
import type { RateDate } from '@dinar/domain/days/rate-date';
import type { Elements } from '../../ui/text/content.ts';
import { RichText } from '../../ui/text/rich-text.tsx';
import styles from './information.module.css';

/** One section of a legal text. */
export interface LegalSection {
  readonly title: string;
  readonly body: Elements;
}

interface LegalTextProps {
  readonly heading: string;
  readonly intro: string;
  readonly updatedOn: RateDate;
  readonly sections: readonly LegalSection[];
}

/** A legal text: its date, then its numbered sections. */
export function LegalText({ heading, intro, updatedOn, sections }: LegalTextProps) {
  return (
    <article className={styles.page}>
      <header>
        <h1 className={styles.heading}>{heading}</h1>
        <p className={styles.soft}>
          <RichText
            text="Dernière mise à jour : {day}"
            day={<time dateTime={updatedOn}>{formatDayInWords(updatedOn)}</time>}
          />
        </p>
        <p>{intro}</p>
      </header>
      {sections.map(({ title, body }, index) => (
        <section key={title}>
          <h2 className={styles.title}>{`${index + 1}. ${title}`}</h2>
          {body}
        </section>
      ))}
    </article>
  );
}
