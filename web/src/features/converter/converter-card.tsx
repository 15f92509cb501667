import type { CurrencyCode } from '@dinar/domain/currencies/currency-code';
import { currencyTable } from '@dinar/domain/currencies/currency-table';
import type { RateDate } from '@dinar/domain/days/rate-date';
import { withSide } from '@dinar/site/pages/converter-state';
import type { CurrencyPair } from '@dinar/site/pages/page';
import { type FormEvent, useId, useRef, useState } from 'react';
import type { BoardState } from '../../data/board-state.ts';
import { useBoardStore } from '../../data/board-store-context.ts';
import { useRefresh } from '../../data/use-refresh.ts';
import { AmountField } from '../../ui/amount-field.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import panel from '../../ui/panel.module.css';
import { SwapButton } from '../../ui/swap-button.tsx';
import { BankChoice } from './bank-choice.tsx';
import { ConversionResult } from './conversion-result.tsx';
import styles from './converter-card.module.css';
import { ConverterError } from './converter-error.tsx';
import { converterOutcome } from './converter-outcome.ts';
import { CurrencyChoice } from './currency-choice.tsx';
import { PopularAmounts } from './popular-amounts.tsx';
import { useConverterState } from './use-converter-state.ts';

interface ConverterCardProps {
  readonly path: CurrencyPair | undefined;
  readonly board: BoardState;
  readonly today: RateDate;
}

/** The converter itself: what is asked, what stands in the way, and what it comes to. */
export function ConverterCard({ path, board, today }: ConverterCardProps) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const { state, text, typed, type, change } = useConverterState(path);
  const refresh = useRefresh(useBoardStore().refresh);
  const [asked, setAsked] = useState(0);
  const outcome = converterOutcome(state, typed, board, today);
  const choose = (side: 'from' | 'to') => (code: CurrencyCode) =>
    change((current) => withSide(current, side, code));

  const convert = (event: FormEvent) => {
    event.preventDefault();
    setAsked(asked + 1);
    const target = typed.ok ? '[data-result]' : 'input';
    const found = form.current?.querySelector<HTMLElement>(target);
    found?.scrollIntoView({ block: 'nearest' });
    if (!typed.ok) found?.focus();
  };

  return (
    <form ref={form} className={panel.panel} aria-labelledby={`${id}-title`} onSubmit={convert}>
      <h2 id={`${id}-title`} className={styles.title}>
        Votre conversion
      </h2>
      <div className={styles.fields}>
        <div className={styles.amount}>
          <AmountField
            id={`${id}-amount`}
            label="Montant"
            value={text}
            isValid={typed.ok}
            onChange={type}
            {...(!typed.ok &&
              typed.reason === 'too-large' && {
                hint: 'Montant trop grand : quinze chiffres au plus',
              })}
          >
            <span className={styles.symbol}>{currencyTable[state.from].symbol}</span>
          </AmountField>
        </div>
        <CurrencyChoice label="De" value={state.from} onChange={choose('from')} />
        <SwapButton
          label="Inverser les devises"
          className={styles.swap}
          onSwap={() => change(({ from, to, ...rest }) => ({ ...rest, from: to, to: from }))}
        />
        <CurrencyChoice label="Vers" value={state.to} onChange={choose('to')} />
        <BankChoice
          value={state.bank}
          onChange={(bank) => change((current) => ({ ...current, bank }))}
        />
      </div>
      <PopularAmounts
        state={state}
        onChoose={(amount) => change((current) => ({ ...current, amount }))}
      />
      <ConverterError outcome={outcome} />
      <ConversionResult
        outcome={outcome}
        state={state}
        today={today}
        isLive={board.kind === 'live'}
        asked={asked}
      />
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
