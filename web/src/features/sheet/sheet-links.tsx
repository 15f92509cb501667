import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import { homeCurrencies } from '@dinar/domain/currencies/currency-lists';
import { sheetTexts } from '@dinar/site/texts/sheet/sheet-texts';
import { AppLink } from '../../ui/address/app-link.tsx';
import { useTexts } from '../../ui/language/locale-context.ts';
import styles from './sheet-page.module.css';

/** The sheets of the other currencies. */
export function SheetLinks({ current }: { current: ForeignCurrencyCode }) {
  const { otherCurrencies } = useTexts(sheetTexts);
  return (
    <nav aria-label={otherCurrencies} className={styles.links}>
      {homeCurrencies
        .filter((code) => code !== current)
        .map((code) => (
          <AppLink key={code} to={`/aide-memoire/${code.toLowerCase()}`} translate="no">
            {code}
          </AppLink>
        ))}
    </nav>
  );
}
