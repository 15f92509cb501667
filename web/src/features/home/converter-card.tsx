import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import { homeCurrencies } from '@dinar/domain/currencies/currency-lists';
import { formatConverted, formatRate4 } from '@dinar/domain/format/format-number';
import { decimal, parseAmount } from '@dinar/domain/money/decimal';
import { homeConversion } from '@dinar/domain/rates/conversion';
import { useId, useState } from 'react';
import { AmountField } from '../../ui/amount-field.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { CurrencySelect } from '../../ui/currency-select.tsx';
import { Flag } from '../../ui/flag.tsx';
import { Icon } from '../../ui/icon.tsx';
import panel from '../../ui/panel.module.css';
import { Skeleton } from '../../ui/skeleton.tsx';
import { SwapButton } from '../../ui/swap-button.tsx';
import { useSettledText } from '../../ui/use-settled-text.ts';
import styles from './converter-card.module.css';

interface ConverterCardProps {
  readonly code: ForeignCurrencyCode;
  /** TND for one unit; `undefined` when there is no live rate. */
  readonly liveRate: number | undefined;
  readonly isLoading: boolean;
  readonly isRefreshing: boolean;
  readonly onSelect: (code: ForeignCurrencyCode) => void;
  readonly onRefresh: () => void;
}

/** The quick converter: an amount, a currency, and what it comes to at the live rate. */
export function ConverterCard(props: ConverterCardProps) {
  const { code, liveRate, isLoading, isRefreshing, onSelect, onRefresh } = props;
  const id = useId();
  const [text, setText] = useState('100');
  const [isReversed, setIsReversed] = useState(false);

  const amount = parseAmount(text);
  const value = amount.ok ? amount.value : decimal(0);
  const [from, to] = isReversed ? (['TND', code] as const) : ([code, 'TND'] as const);
  const result = formatConverted(homeConversion(value, liveRate, isReversed));
  const spoken = `${formatConverted(value)} ${from} = ${result} ${to}`;
  const announced = useSettledText(spoken, `${text} ${from} ${to}`);
  const select = (
    <CurrencySelect label="Devise" value={code} options={homeCurrencies} onChange={onSelect} />
  );

  return (
    <section className={panel.panel} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={styles.title}>
        Convertisseur rapide
      </h2>
      <div className={styles.sides}>
        <AmountField
          id={`${id}-amount`}
          label="Montant"
          value={text}
          isValid={amount.ok}
          onChange={setText}
        >
          {isReversed ? <Dinar /> : select}
        </AmountField>
        <SwapButton
          label="Inverser la conversion"
          className={styles.swap}
          onSwap={() => setIsReversed(!isReversed)}
        />
        <div>
          <p className={styles.label}>Résultat</p>
          <div className={styles.result}>
            <span className={styles.value} data-testid="conversion-result">
              {isLoading ? <Skeleton sample="000,00" /> : result}
            </span>
            {isReversed ? select : <Dinar />}
          </div>
        </div>
      </div>
      <p className={styles.rate}>{rateLine(code, liveRate, isReversed)}</p>
      <div className={styles.actions}>
        <ButtonLink
          look="solid"
          to={`/convertisseur?from=${from}&to=${to}&amount=${value.toFixed()}`}
        >
          Convertisseur Complet
          <Icon name="arrow" size="small" />
        </ButtonLink>
        <Button busy={isRefreshing} onClick={onRefresh}>
          <Icon name="refresh" size="small" />
          Actualiser les Taux
        </Button>
      </div>
      <p role="status" className="visually-hidden">
        {announced}
      </p>
    </section>
  );
}

function Dinar() {
  return (
    <span className={styles.dinar}>
      <Flag name="tn" />
      TND
    </span>
  );
}

function rateLine(
  code: ForeignCurrencyCode,
  liveRate: number | undefined,
  isReversed: boolean,
): string {
  const rate = isReversed ? homeConversion(1, liveRate, true) : decimal(liveRate ?? 0);
  return isReversed
    ? `1 TND = ${formatRate4(rate)} ${code}`
    : `1 ${code} = ${formatRate4(rate)} TND`;
}
