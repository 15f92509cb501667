import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import { currencyName } from '@dinar/domain/currencies/currency-name';
import { StateLink } from '../address/state-link.tsx';
import { useLocale } from '../language/locale-context.ts';
import { CurrencyFlag } from '../mark/flag.tsx';
import { Literal } from '../text/literal.tsx';
import styles from './currency-chips.module.css';

interface CurrencyChipsProps {
  readonly label: string;
  readonly codes: readonly ForeignCurrencyCode[];
  readonly selected: ForeignCurrencyCode;
  readonly hrefOf: (code: ForeignCurrencyCode) => string;
  readonly onChoose: (code: ForeignCurrencyCode) => void;
}

/** A row of currencies that scrolls on a narrow page, each a link to the same page for it. */
export function CurrencyChips({ label, codes, selected, hrefOf, onChoose }: CurrencyChipsProps) {
  const locale = useLocale();
  return (
    <nav aria-label={label}>
      <ul className={styles.chips}>
        {codes.map((code) => (
          <li key={code}>
            <StateLink
              to={hrefOf(code)}
              className={styles.chip}
              aria-current={code === selected ? 'true' : undefined}
              title={currencyName(code, locale)}
              onChoose={() => onChoose(code)}
            >
              <CurrencyFlag code={code} size="small" />
              <Literal>{code}</Literal>
            </StateLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
