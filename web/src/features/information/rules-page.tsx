import {
  formatDayInWords,
  formatDayWithYear,
  formatMonthWithYear,
} from '@dinar/domain/days/format-day';
import { parseRateDate } from '@dinar/domain/days/rate-date';
import type { Locale } from '@dinar/domain/language/locale';
import {
  authorityUrls,
  type ExchangeRule,
  exchangeRules,
  type RuleSource,
} from '@dinar/site/texts/exchange-rules';
import { rulesTexts } from '@dinar/site/texts/rules/rules-texts';
import type { ScreenProps } from '../../config/screen-props.ts';
import { useLocale, useTexts } from '../../ui/language/locale-context.ts';
import { Fragment } from '../../ui/text/fragment.ts';
import { RichText } from '../../ui/text/rich-text.tsx';
import textPage from '../../ui/text/text-page.module.css';
import { TextPage } from '../../ui/text/text-page.tsx';
import { FrenchVersion } from './french-version.tsx';
import styles from './information.module.css';
import { rulesReadOn } from './text-dates.ts';

/** The rules of exchange, each with its sources and the authority that can confirm it. */
export function RulesPage({ page }: ScreenProps<'information'>) {
  return (
    <TextPage page={page} lead={<Lead page={page} />}>
      {exchangeRules(page.locale).map(({ id, title, rules }) => (
        <section key={id} id={id} aria-labelledby={`${id}-titre`}>
          <h2 id={`${id}-titre`}>{title}</h2>
          <ul className={styles.rules}>
            {rules.map((rule) => (
              <li key={rule.text}>
                <Rule {...rule} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </TextPage>
  );
}

function Lead({ page }: Pick<ScreenProps<'information'>, 'page'>) {
  const texts = useTexts(rulesTexts);
  const day = formatDayInWords(rulesReadOn, page.locale);
  return (
    <Fragment>
      <FrenchVersion page={page} />
      <p className={textPage.lead}>{texts.lead}</p>
      <p className="soft">
        <RichText text={texts.readOn} day={<time dateTime={rulesReadOn}>{day}</time>} />
      </p>
    </Fragment>
  );
}

function Rule({ text, authority, sources }: ExchangeRule) {
  const texts = useTexts(rulesTexts);
  const link = (
    <a href={authorityUrls[authority]} rel="noopener">
      {texts.authorities[authority]}
    </a>
  );
  return (
    <Fragment>
      <p>{text}</p>
      <p className={styles.confirm}>
        <RichText text={texts.confirm} authority={link} />
      </p>
      <ul className="soft" aria-label={texts.sourcesLabel}>
        {sources.map((source) => (
          <li key={source.url}>
            <Source {...source} />
          </li>
        ))}
      </ul>
    </Fragment>
  );
}

function Source({ name, url, publishedOn }: RuleSource) {
  const texts = useTexts(rulesTexts);
  const locale = useLocale();
  const source = (
    <a href={url} rel="noopener">
      {name}
    </a>
  );
  if (publishedOn === undefined) return <RichText text={texts.undated} source={source} />;
  const date = <time dateTime={publishedOn}>{publicationInWords(publishedOn, locale)}</time>;
  return <RichText text={texts.dated} source={source} date={date} />;
}

/** A day of publication in words, or a month where the source gives no day. */
function publicationInWords(publishedOn: string, locale: Locale): string {
  const day = parseRateDate(publishedOn);
  if (day) return formatDayWithYear(day, locale);
  const month = parseRateDate(`${publishedOn}-01`);
  if (!month) throw new RangeError(`${publishedOn} is no day and no month`);
  return formatMonthWithYear(month, locale);
}
