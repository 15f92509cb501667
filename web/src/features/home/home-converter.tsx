import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import { homeCurrencies } from '@dinar/domain/currencies/currency-lists';
import { amountOf, type ParsedAmount, parseAmount } from '@dinar/domain/money/parse-amount';
import {
  type Intent,
  intentOf,
  requestOf,
  stateHref,
  swapped,
  withIntent,
} from '@dinar/site/pages/converter-state';
import { type FormEvent, useId, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { LinkDot } from '../../data/live/link-dot.tsx';
import type { KnownBoard } from '../../data/live/use-board-of-today.ts';
import { useRetry } from '../../data/live/use-live-resource.ts';
import { AmountField } from '../../ui/control/amount-field.tsx';
import { Button } from '../../ui/control/button.tsx';
import { CurrencySelect } from '../../ui/control/currency-select.tsx';
import fieldLabel from '../../ui/control/field-label.module.css';
import { SwapButton } from '../../ui/control/swap-button.tsx';
import { conversionOutcome } from '../../ui/conversion/conversion-outcome.ts';
import { ConversionResult } from '../../ui/conversion/conversion-result.tsx';
import { IntentChoice } from '../../ui/conversion/intent-choice.tsx';
import { Flag } from '../../ui/mark/flag.tsx';
import { Icon } from '../../ui/mark/icon.tsx';
import { LaterPart } from '../../ui/panel/later-part.tsx';
import panel from '../../ui/panel/panel.module.css';
import { useIdleValue } from '../../ui/panel/use-idle-value.ts';
import { Literal } from '../../ui/text/literal.tsx';
import styles from './home-converter.module.css';
import { homeSummary } from './home-parts.ts';

interface HomeConverterProps {
  readonly code: ForeignCurrencyCode;
  readonly board: KnownBoard;
  readonly isRefreshing: boolean;
  readonly onSelect: (code: ForeignCurrencyCode) => void;
  readonly onRefresh: () => void;
}

const firstAmount = amountOf(100);

/**
 * The home page's converter: an amount, a currency, the result and the best banks. Its form opens the
 * complete converter.
 */
export function HomeConverter(props: HomeConverterProps) {
  const { code, board, isRefreshing, onSelect, onRefresh } = props;
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const retry = useRetry({ kind: 'board' });
  const navigate = useNavigate();
  const [amount, setAmount] = useState<ParsedAmount>(firstAmount);
  const [intent, setIntent] = useState<Intent>('sell');

  const state = useMemo(
    () => withIntent({ from: code, to: 'TND', amount }, intent),
    [code, intent, amount],
  );
  const request = useMemo(() => requestOf(state), [state]);
  const href = stateHref(state);
  const outcome = conversionOutcome(request, board);
  const isSpent = intent === 'spend';
  // Updated after the last of several key presses; memoized while rates change.
  const asked = useIdleValue(request?.amount.gt(0) ? request : undefined);
  const summary = useMemo(
    () => asked && <LaterPart part={homeSummary} given={{ request: asked }} />,
    [asked],
  );
  const complete = (event: FormEvent) => {
    event.preventDefault();
    if (amount.ok) navigate(href);
    else form.current?.querySelector<HTMLElement>('[name=amount]')?.focus();
  };
  const select = (
    <CurrencySelect
      label="Devise"
      name={intent === 'sell' ? 'from' : 'to'}
      value={code}
      options={homeCurrencies}
      onChange={onSelect}
    />
  );

  return (
    <form
      ref={form}
      action="/convertisseur"
      className={panel.panel}
      aria-labelledby={`${id}-title`}
      onSubmit={complete}
    >
      <h2 id={`${id}-title`} className={styles.title}>
        Où changer ?
      </h2>
      <IntentChoice code={code} intent={intent} onIntent={setIntent} />
      <div className={styles.sides}>
        <AmountField
          id={`${id}-amount`}
          label="Montant"
          name="amount"
          amount={amount}
          unit={isSpent ? 'TND' : code}
          onChange={(text) => setAmount(parseAmount(text))}
        >
          {isSpent ? <Dinar name="from" /> : select}
        </AmountField>
        <SwapButton
          label="Inverser la conversion"
          to={stateHref(swapped(state))}
          onSwap={() => setIntent(intentOf(swapped(state)))}
        />
        <div data-chosen={isSpent}>
          <p className={fieldLabel.label}>{intent === 'buy' ? 'Payé en' : 'Vers'}</p>
          <div className={styles.target}>
            {isSpent ? select : <Dinar name={intent === 'buy' ? 'from' : 'to'} />}
          </div>
        </div>
      </div>
      <div className={styles.result}>
        <ConversionResult
          outcome={outcome}
          cause={href}
          size="card"
          dot={<LinkDot />}
          onRetry={retry}
        />
        {summary}
      </div>
      <div className={styles.actions}>
        <Button type="submit" look="solid">
          <span>Convertisseur Complet</span>
          <Icon name="arrow" size="small" />
        </Button>
        <Button busy={isRefreshing} onClick={onRefresh}>
          <Icon name="refresh" size="small" />
          <span>Actualiser les Taux</span>
        </Button>
      </div>
    </form>
  );
}

/** The side of the dinar, which is fixed; a hidden input adds it to the form. */
function Dinar({ name }: { name: 'from' | 'to' }) {
  return (
    <span className={styles.dinar}>
      <Flag name="tn" />
      <Literal>TND</Literal>
      <input type="hidden" name={name} value="TND" />
    </span>
  );
}
