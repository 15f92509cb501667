import type { Page } from '@dinar/site/pages/page';
import { listedTexts } from '@dinar/site/texts/routes/listed-texts';
import type { Elements } from './content.ts';
import styles from './text-page.module.css';

interface TextPageProps {
  readonly page: Page<'information'>;
  /** What follows the heading; by default the description of the page. */
  readonly lead?: Elements;
  /** What follows the lead. */
  readonly note?: Elements;
  /** A form is narrower than a text, and so is what is around it. */
  readonly width?: 'form';
  readonly className?: string | undefined;
  readonly children: Elements;
}

/** The layout of a page of text: its heading, its lead, then its parts. */
export function TextPage({ page, lead, note, width, className = '', children }: TextPageProps) {
  const { heading, description } = listedTexts(page.route, page.locale);
  return (
    <div className={`${styles.page} ${className}`} data-width={width}>
      <header>
        <h1 className={styles.heading}>{heading}</h1>
        {lead ?? <p className={styles.lead}>{description}</p>}
        {note}
      </header>
      {children}
    </div>
  );
}
