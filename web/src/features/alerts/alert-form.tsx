import { alertFigure } from '@dinar/domain/alerts/alert-figures';
import type { AlertChange } from '@dinar/domain/alerts/alert-request';
import type { AlertSide, WatchedFigure } from '@dinar/domain/alerts/rate-alert';
import { bankByCode, bankBySlug } from '@dinar/domain/banks/bank';
import { centralBankCode } from '@dinar/domain/banks/bank-code';
import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import { comparatorCurrencies } from '@dinar/domain/currencies/currency-lists';
import { formatFixed, shownDecimals } from '@dinar/domain/format/format-number';
import type { Locale } from '@dinar/domain/language/locale';
import { parseAmount } from '@dinar/domain/money/parse-amount';
import type { CurrencyToday } from '@dinar/domain/today/board-of-today';
import { watchedIn } from '@dinar/site/pages/alert-address';
import { figureInWords } from '@dinar/site/texts/alerts/alert-words';
import { alertsTexts } from '@dinar/site/texts/alerts/alerts-texts';
import { commonTexts } from '@dinar/site/texts/common/common-texts';
import { type FormEvent, useId, useState } from 'react';
import { currencyOf, useBoardOfToday } from '../../data/live/use-board-of-today.ts';
import { useLocation } from '../../ui/address/page-location.ts';
import { AmountField } from '../../ui/control/amount-field.tsx';
import { bankOptions } from '../../ui/control/bank-options.ts';
import { Button } from '../../ui/control/button.tsx';
import { ChoiceField } from '../../ui/control/choice-field.tsx';
import { currencyOptions } from '../../ui/control/choice-options.ts';
import { focusFault } from '../../ui/control/focus-fault.ts';
import { SegmentedChoice } from '../../ui/control/segmented-choice.tsx';
import { useLocale } from '../../ui/language/locale-context.ts';
import { RetryButton } from '../../ui/panel/notice-panel.tsx';
import panel from '../../ui/panel/panel.module.css';
import { Literal } from '../../ui/text/literal.tsx';
import styles from './alerts-page.module.css';
import type { KnownAlerts } from './use-alerts.ts';

interface AlertFormProps {
  readonly known: KnownAlerts | undefined;
  readonly isBusy: boolean;
  readonly onAdd: (change: AlertChange) => void;
  /** Reads the alerts again, after a failure. */
  readonly onRetry: () => void;
}

/** The form of a new alert, filled with a rate a little better than that of today. */
export function AlertForm({ known, isBusy, onAdd, onRetry }: AlertFormProps) {
  const isReady = known?.kind === 'ready';
  const locale = useLocale();
  const texts = alertsTexts[locale].form;
  const { currency: currencyLabel, bank: bankLabel } = commonTexts[locale];
  const id = useId();
  const { search } = useLocation();
  const [watched, setWatched] = useState(() => watchedIn(new URLSearchParams(search)));
  // Absent until the visitor types: the field then follows the rate of today.
  const [typed, setTyped] = useState<string>();
  const { currency, side, bank } = watched;
  const today = currencyOf(useBoardOfToday(), currency);
  const amount = parseAmount(typed ?? proposedTarget(today, watched, locale), locale);
  const choose = (changed: Partial<WatchedFigure>) => {
    setWatched((now) => ({ ...now, ...changed }));
    setTyped(undefined);
  };
  const chooseBank = (slug: string) => {
    const { bank: _, ...rest } = watched;
    const code = bankBySlug(slug)?.code;
    setWatched(code && code !== centralBankCode ? { ...rest, bank: code } : rest);
    setTyped(undefined);
  };
  const add = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!amount.ok) return focusFault(event.currentTarget);
    if (!isReady) return;
    onAdd({ kind: 'add', ...watched, target: amount.value.toNumber() });
  };
  const figure = today && alertFigure(today, watched);
  return (
    <form
      className={`${panel.panel} ${styles.panel}`}
      aria-label={texts.label}
      data-screen
      onSubmit={add}
    >
      <SegmentedChoice<AlertSide>
        legend={texts.side}
        value={side}
        options={[
          { value: 'purchase', text: texts.sell },
          { value: 'sale', text: texts.buy },
        ]}
        onChange={(chosen) => choose({ side: chosen })}
      />
      <ChoiceField<ForeignCurrencyCode>
        label={currencyLabel}
        value={currency}
        options={currencyOptions([...new Set([...comparatorCurrencies, currency])], locale)}
        onChange={(chosen) => choose({ currency: chosen })}
      />
      <ChoiceField
        label={bankLabel}
        value={bank ? bankByCode(bank).slug : ''}
        options={bankOptions(texts.allBanks, locale)}
        onChange={chooseBank}
      />
      <AmountField
        id={`${id}-target`}
        label={side === 'purchase' ? texts.purchaseTarget : texts.saleTarget}
        amount={amount}
        unit="TND"
        onChange={setTyped}
      >
        <span className={styles.unit}>
          <Literal>TND</Literal>
        </span>
      </AmountField>
      {figure && <p className="soft">{figureInWords(watched, figure, locale)}</p>}
      <div className="actions">
        <Button type="submit" look="solid" busy={isBusy || !isReady}>
          {texts.add}
        </Button>
        {known?.kind === 'failed' && known.failure !== 'off' && (
          <RetryButton onRetry={onRetry} failure={known} />
        )}
      </div>
    </form>
  );
}

/** A rate half a percent better than today's; empty without one. */
function proposedTarget(
  today: CurrencyToday | undefined,
  { side, bank }: WatchedFigure,
  locale: Locale,
): string {
  if (!today) return '';
  const { counters, leading } = today;
  const quote = bank
    ? counters.inForce.find(({ bankId }) => bankId === bank)
    : counters.best?.[side];
  const rate = quote?.[side].value ?? leading?.rate.value;
  if (!rate) return '';
  const better = rate.times(side === 'purchase' ? 1.005 : 0.995);
  // A fourth decimal: 3,362 could also mean thousands, as a note beside the field would say.
  const decimals = shownDecimals(better, 4);
  return formatFixed(better, decimals, decimals, locale);
}
