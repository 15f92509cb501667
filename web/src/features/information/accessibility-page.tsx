import { formatDayWithYear } from '@dinar/domain/days/format-day';
import { accessibilityTexts } from '@dinar/site/texts/accessibility/accessibility-texts';
import { listedTexts } from '@dinar/site/texts/routes/listed-texts';
import { AppLink } from '../../ui/address/app-link.tsx';
import { useTexts } from '../../ui/language/locale-context.ts';
import { RichText } from '../../ui/text/rich-text.tsx';
import styles from './information.module.css';
import type { InformationProps } from './information-props.ts';
import { statementDate } from './text-dates.ts';

/** The accessibility statement: the tests made, the known faults, and how to report one. */
export function AccessibilityPage({ page, site }: InformationProps) {
  const texts = useTexts(accessibilityTexts);
  return (
    <div className={styles.page}>
      <header>
        <h1 className={styles.heading}>{listedTexts(page.route, page.locale).heading}</h1>
        <p className={styles.lead}>{texts.lead}</p>
        <p className={styles.soft}>
          <RichText
            text={texts.statedOn}
            day={
              <time dateTime={statementDate}>{formatDayWithYear(statementDate, page.locale)}</time>
            }
          />
        </p>
      </header>
      <Facts {...texts.tested} />
      <Facts {...texts.failing} />
      <section>
        <h2 className={styles.title}>{texts.report.title}</h2>
        <p>
          <RichText
            text={texts.report.text}
            mail={<a href={`mailto:${site.email}`}>{site.email}</a>}
            form={<AppLink to="/contact">{texts.report.form}</AppLink>}
          />
        </p>
      </section>
    </div>
  );
}

function Facts({ title, facts }: { title: string; facts: readonly string[] }) {
  return (
    <section>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.facts}>
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    </section>
  );
}
