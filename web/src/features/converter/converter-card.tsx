import type { CurrencyCode } from '@dinar/domain/currencies/currency-code';
import { currencyTable } from '@dinar/domain/currencies/currency-table';
import { parseAmount } from '@dinar/domain/money/parse-amount';
import { sidesOf } from '@dinar/domain/today/conversion-today';
import { intentOf, swapped, withIntent, withSide } from '@dinar/site/pages/converter-state';
import { converterHref } from '@dinar/site/routes/site-links';
import {
  type FormEvent,
  type RefObject,
  useDeferredValue,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useBoardStore } from '../../data/board/board-store-context.ts';
import { LinkDot } from '../../data/board/link-dot.tsx';
import { useBoardOfToday } from '../../data/board/use-board-of-today.ts';
import { useRefresh } from '../../data/board/use-refresh.ts';
import { AmountField } from '../../ui/control/amount-field.tsx';
import { Button } from '../../ui/control/button.tsx';
import { SwapButton } from '../../ui/control/swap-button.tsx';
import { conversionOutcome } from '../../ui/conversion/conversion-outcome.ts';
import { ConversionResult } from '../../ui/conversion/conversion-result.tsx';
import { IntentChoice } from '../../ui/conversion/intent-choice.tsx';
import { Icon } from '../../ui/mark/icon.tsx';
import { LaterPart } from '../../ui/panel/later-part.tsx';
import panel from '../../ui/panel/panel.module.css';
import styles from './converter-card.module.css';
import { converterChoices, copyButtons } from './converter-parts.ts';
import { CurrencyChoice } from './currency-choice.tsx';
import type { ConverterControls } from './use-converter-state.ts';

interface ConverterCardProps {
  readonly controls: ConverterControls;
  readonly result: RefObject<HTMLElement | null>;
}

/** The converter itself: the inputs and the result. Without scripts its form is sent to the server. */
export function ConverterCard({ controls, result }: ConverterCardProps) {
  const { state, text, typed, change } = controls;
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const store = useBoardStore();
  const refresh = useRefresh(store.refresh);
  const [asked, setAsked] = useState(0);
  const board = useBoardOfToday();
  const outcome = useMemo(
    () => conversionOutcome(state, parseAmount(text), board),
    [state, text, board],
  );
  // Memoized by outcome: until its code has loaded, it stays as it was rendered.
  const copies = useMemo(
    () =>
      outcome.kind === 'converted' && (
        <LaterPart part={copyButtons} given={{ conversion: outcome }} />
      ),
    [outcome],
  );

  // Deferred so that a key press renders first; memoized while rates change.
  const shown = useDeferredValue(state);
  const choices = useMemo(
    () => <LaterPart part={converterChoices} given={{ state: shown, change }} />,
    [shown, change],
  );

  const convert = (event: FormEvent) => {
    event.preventDefault();
    setAsked(asked + 1);
    if (typed.ok) result.current?.scrollIntoView({ block: 'nearest' });
    else form.current?.querySelector<HTMLElement>('[name=amount]')?.focus();
  };

  return (
    <form
      ref={form}
      action="/convertisseur"
      className={`${panel.panel} ${styles.card}`}
      aria-labelledby={`${id}-title`}
      onSubmit={convert}
    >
      <h2 id={`${id}-title`} className={styles.title}>
        Votre conversion
      </h2>
      <Intents controls={controls} />
      <Fields id={id} controls={controls} />
      <div className={styles.result}>
        <ConversionResult
          ref={result}
          outcome={outcome}
          cause={`${converterHref(state)} ${asked}`}
          size="page"
          dot={<LinkDot />}
          onRetry={store.retry}
        >
          {copies}
        </ConversionResult>
      </div>
      {choices}
      <div className={styles.actions}>
        <Button type="submit" look="solid">
          Convertir
        </Button>
        <Button busy={refresh.isRunning} onClick={refresh.run}>
          <Icon name="refresh" size="small" />
          Actualiser
        </Button>
        <p role="status" className={styles.message}>
          {refresh.message}
        </p>
      </div>
    </form>
  );
}

function Intents({ controls: { state, change } }: { controls: ConverterControls }) {
  const { from, to } = state;
  const code = from === 'TND' ? to : from;
  if (code === 'TND') throw new Error('A conversion is of two currencies');
  return (
    <IntentChoice
      code={code}
      intent={intentOf(state)}
      onIntent={(intent) => change((current) => withIntent(current, intent))}
    />
  );
}

function Fields({ id, controls }: { id: string; controls: ConverterControls }) {
  const { state, typed, type, change } = controls;
  const choose = (side: 'from' | 'to') => (code: CurrencyCode) =>
    change((current) => withSide(current, side, code));
  return (
    <div className={styles.fields}>
      <div className={styles.amount}>
        <AmountField
          id={`${id}-amount`}
          label="Montant"
          name="amount"
          amount={typed}
          unit={sidesOf(state).given}
          onChange={type}
        >
          <span className={styles.symbol}>{currencyTable[sidesOf(state).given].symbol}</span>
        </AmountField>
      </div>
      <CurrencyChoice label="De" name="from" value={state.from} onChange={choose('from')} />
      <SwapButton
        label="Inverser les devises"
        to={converterHref(swapped(state))}
        onSwap={() => change(swapped)}
      />
      <CurrencyChoice label="Vers" name="to" value={state.to} onChange={choose('to')} />
    </div>
  );
}
