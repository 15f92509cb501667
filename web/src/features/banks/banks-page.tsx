import { currencyName } from '@dinar/domain/currencies/currency-name';
import { closedBecause } from '@dinar/domain/days/closed-because';
import type { RateDate } from '@dinar/domain/days/rate-date';
import { fill } from '@dinar/domain/language/texts';
import type { Page } from '@dinar/site/pages/page';
import { askedBestRate } from '@dinar/site/pages/page-currencies';
import { banksTexts } from '@dinar/site/texts/banks/banks-texts';
import { boardsRead } from '@dinar/site/texts/boards-read';
import { openingInWords } from '@dinar/site/texts/closed-in-words';
import { commonTexts } from '@dinar/site/texts/common/common-texts';
import { listedTexts } from '@dinar/site/texts/routes/listed-texts';
import { currencyOf, useBoardOfToday } from '../../data/live/use-board-of-today.ts';
import { useLiveResource } from '../../data/live/use-live-resource.ts';
import { AppLink } from '../../ui/address/app-link.tsx';
import { useToday } from '../../ui/clock/use-today.ts';
import { useLocale, useTexts } from '../../ui/language/locale-context.ts';
import { FailurePanel } from '../../ui/panel/notice-panel.tsx';
import panel from '../../ui/panel/panel.module.css';
import { TitledSection } from '../../ui/panel/titled-section.tsx';
import { OriginLine } from '../../ui/provenance/origin-line.tsx';
import { BestFigures } from '../../ui/rates/best-figures.tsx';
import { type FiguresProps, figuresOrigin, RateFigures } from '../../ui/rates/rate-figures.tsx';
import { MarketFigures } from '../../ui/rates/reference-figures.tsx';
import { Fragment } from '../../ui/text/fragment.ts';
import { RichText } from '../../ui/text/rich-text.tsx';
import { BankGrid } from './bank-grid.tsx';
import styles from './banks-page.module.css';
import { BanksText } from './banks-text.tsx';
import { RatesBoard } from './rates-board.tsx';

type BanksPage = Page<'banks'>;

/** The page of all banks, one card each; a best-rate address shows the best rates first. */
export function BanksPage({ page }: { page: BanksPage }) {
  const locale = useLocale();
  const texts = useTexts(banksTexts);
  const { bankRatesFailed } = useTexts(commonTexts);
  const { state, retry } = useLiveResource({ kind: 'board' });
  const board = useBoardOfToday();
  const today = useToday();
  const { heading, description } = listedTexts(page.route, page.locale);
  const asked = askedBestRate(page);
  const rates = asked && currencyOf(board, asked);
  const isLoading = board === 'awaited';
  const isCompared = isLoading || rates?.counters.best !== undefined;
  const named = page.product ?? (isCompared ? undefined : asked);
  return (
    <div className={`page ${styles.page}`}>
      <header>
        <h1>
          {named
            ? fill(isCompared ? texts.bestRate : texts.rate, {
                currency: currencyName(named, locale),
                code: named,
              })
            : heading}
        </h1>
        <p className={styles.description}>{description}</p>
        <BankDay today={today} />
        {isOfficeRoute(page) && <OfficesNote />}
      </header>
      {state.kind === 'failed' && !state.entry ? (
        <FailurePanel message={bankRatesFailed} onRetry={retry} failure={state} />
      ) : (
        <Fragment>
          {asked && <BestOfDay code={asked} rates={rates} isLoading={isLoading} today={today} />}
          {typeof board !== 'string' && <RatesBoard board={board} today={today} />}
          <BankGrid />
        </Fragment>
      )}
      <BanksText />
    </div>
  );
}

function isOfficeRoute({ route }: BanksPage): boolean {
  return route.texts === 'exchangeOffice' || route.texts === 'exchangeOfficeTunis';
}

/** What the addresses about exchange bureaux say of them, and what the page lacks. */
function OfficesNote() {
  const { text, rules, lack } = useTexts(banksTexts).offices;
  return (
    <Fragment>
      <p className={styles.day}>
        <RichText text={text} rules={<AppLink to="/regles-de-change">{rules}</AppLink>} />
      </p>
      <p className={styles.day}>{lack}</p>
    </Fragment>
  );
}

/** Reports whether banks work today, from the calendar only: their opening hours are unknown. */
function BankDay({ today }: { today: RateDate }) {
  const locale = useLocale();
  const texts = banksTexts[locale].day;
  const { open, unlessFeast, closed } = texts.note;
  return (
    <p className={styles.day}>
      <strong>{closedBecause(today) ? texts.closed : texts.working}</strong>
      <span>{openingInWords(today, locale, { open, unlessFeast, closed })}</span>
    </p>
  );
}

/** The best rates of one currency today, for addresses that request them. */
function BestOfDay(figures: FiguresProps) {
  const { code, rates, isLoading, today } = figures;
  const origin = figuresOrigin(rates);
  const locale = useLocale();
  const texts = useTexts(banksTexts).best;
  const isCompared = isLoading || rates?.counters.best !== undefined;
  return (
    <TitledSection
      title={fill(isCompared ? texts.title : texts.titleUncompared, { unit: `1 ${code}` })}
      className={`${panel.panel} ${styles.best}`}
    >
      <RateFigures>
        <BestFigures {...figures} origin={origin} />
        <MarketFigures {...figures} origin={origin} />
      </RateFigures>
      <p className={styles.foot}>
        <span>{rates && boardsRead(rates.counters, locale)}</span>
        {origin && <OriginLine origin={origin} today={today} />}
        <AppLink to={`/comparateur/${code.toLowerCase()}`}>{fill(texts.compare, { code })}</AppLink>
      </p>
    </TitledSection>
  );
}
