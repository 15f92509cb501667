import type { Page } from '@dinar/site/pages/page';
import { commonTexts } from '@dinar/site/texts/common/common-texts';
import { listedTexts } from '@dinar/site/texts/routes/listed-texts';
import type { Elements } from './content.ts';
import styles from './text-page.module.css';

interface TextPageProps {
  readonly page: Page<'information'>;
  /** What follows the heading; by default the description of the page. */
  readonly lead?: Elements;
  /** What follows the lead. */
  readonly note?: Elements;
  /** Whether its controls are made by scripts. */
  readonly needsScripts?: true;
  /** A form is narrower than a text, and so is what is around it. */
  readonly width?: 'form';
  readonly className?: string | undefined;
  readonly children: Elements;
}

/** The layout of a page of text: its heading, its lead, then its parts. */
export function TextPage(props: TextPageProps) {
  const { page, lead, note, needsScripts, width, className = '', children } = props;
  const { heading, description } = listedTexts(page.route, page.locale);
  return (
    <div className={`page ${styles.page} ${className}`} data-width={width}>
      <header>
        <h1>{heading}</h1>
        {lead ?? <p className={styles.lead}>{description}</p>}
        {note}
        {needsScripts && <noscript>{commonTexts[page.locale].needsScripts}</noscript>}
      </header>
      {children}
    </div>
  );
}
