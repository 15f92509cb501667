import { formatDayInWords } from '@dinar/domain/days/format-day';
import { parseRateDate } from '@dinar/domain/days/rate-date';
import {
  type ExchangeRule,
  exchangeRules,
  type RuleSource,
  ruleAuthorities,
  rulesReadOn,
} from '@dinar/site/texts/exchange-rules';
import { textsOfRoute } from '@dinar/site/texts/route-texts';
import { Fragment } from '../../ui/text/fragment.ts';
import { RichText } from '../../ui/text/rich-text.tsx';
import styles from './information.module.css';
import type { InformationProps } from './information-props.ts';

/** The rules of exchange, each with its sources and the authority that can confirm it. */
export function RulesPage({ page }: InformationProps) {
  const day = parseRateDate(rulesReadOn);
  return (
    <div className={styles.page}>
      <header>
        <h1 className={styles.heading}>{textsOfRoute(page.route, page.locale).heading}</h1>
        <p className={styles.lead}>
          Ce que disent les textes et la presse, avec leur date. Ce n’est pas un conseil : une règle
          peut avoir changé depuis.
        </p>
        {day && (
          <p className={styles.soft}>
            <RichText
              text="Sources lues le {day}."
              day={<time dateTime={day}>{formatDayInWords(day)}</time>}
            />
          </p>
        )}
      </header>
      {exchangeRules.map(({ id, title, rules }) => (
        <section key={id} id={id} aria-labelledby={`${id}-titre`}>
          <h2 id={`${id}-titre`} className={styles.title}>
            {title}
          </h2>
          <ul className={styles.rules}>
            {rules.map((rule) => (
              <li key={rule.text}>
                <Rule {...rule} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function Rule({ text, authority, sources }: ExchangeRule) {
  const { name, url } = ruleAuthorities[authority];
  return (
    <Fragment>
      <p>{text}</p>
      <p className={styles.confirm}>
        <RichText
          text="À vérifier auprès de {authority}"
          authority={
            <a href={url} rel="noopener">
              {name}
            </a>
          }
        />
      </p>
      <ul className={styles.soft} aria-label="Sources">
        {sources.map((source) => (
          <li key={source.url}>
            <Source {...source} />
          </li>
        ))}
      </ul>
    </Fragment>
  );
}

function Source({ name, url, publishedOn = 'page sans date' }: RuleSource) {
  return (
    <Fragment>
      <a href={url} rel="noopener">
        {name}
      </a>
      <span>{`, ${publishedOn}`}</span>
    </Fragment>
  );
}
