import { formatDayWithYear } from '@dinar/domain/days/format-day';
import { accessibilityTexts } from '@dinar/site/texts/accessibility/accessibility-texts';
import type { ScreenProps } from '../../config/screen-props.ts';
import { AppLink } from '../../ui/address/app-link.tsx';
import { useLocale, useTexts } from '../../ui/language/locale-context.ts';
import { Fragment } from '../../ui/text/fragment.ts';
import { RichText } from '../../ui/text/rich-text.tsx';
import textPage from '../../ui/text/text-page.module.css';
import { TextPage } from '../../ui/text/text-page.tsx';
import styles from './information.module.css';
import { statementDate } from './text-dates.ts';

/** The accessibility statement: the tests made, the known faults, and how to report one. */
export function AccessibilityPage({ page, site }: ScreenProps<'information'>) {
  const texts = useTexts(accessibilityTexts);
  return (
    <TextPage page={page} lead={<Lead />}>
      <Facts {...texts.tested} />
      <Facts {...texts.failing} />
      <section>
        <h2>{texts.report.title}</h2>
        <p>
          <RichText
            text={texts.report.text}
            mail={<a href={`mailto:${site.email}`}>{site.email}</a>}
            form={<AppLink to="/contact">{texts.report.form}</AppLink>}
          />
        </p>
      </section>
    </TextPage>
  );
}

function Lead() {
  const texts = useTexts(accessibilityTexts);
  const day = formatDayWithYear(statementDate, useLocale());
  return (
    <Fragment>
      <p className={textPage.lead}>{texts.lead}</p>
      <p className="soft">
        <RichText text={texts.statedOn} day={<time dateTime={statementDate}>{day}</time>} />
      </p>
    </Fragment>
  );
}

function Facts({ title, facts }: { title: string; facts: readonly string[] }) {
  return (
    <section>
      <h2>{title}</h2>
      <ul className={styles.facts}>
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    </section>
  );
}
