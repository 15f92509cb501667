import { bankName } from '@dinar/domain/banks/bank-name';
import { bankTable } from '@dinar/domain/banks/bank-table';
import { banksTexts } from '@dinar/site/texts/banks/banks-texts';
import { AppLink } from '../../ui/address/app-link.tsx';
import { useLocale, useTexts } from '../../ui/language/locale-context.ts';
import { BankMark } from '../../ui/mark/bank-mark.tsx';
import { TitledSection } from '../../ui/panel/titled-section.tsx';
import styles from './banks-page.module.css';

/** A card for each bank, with a link to its rates. */
export function BankGrid() {
  const locale = useLocale();
  const texts = useTexts(banksTexts);
  return (
    <TitledSection title={texts.choose} data-screen>
      <ul className={styles.grid}>
        {bankTable.map(({ code, slug }) => (
          <li key={code}>
            <AppLink to={`/cours-change/${slug}`} className={styles.card}>
              <BankMark bankId={code} size="small" />
              <div translate="no">
                <div className={styles.name}>{bankName(code, locale)}</div>
                <div className={styles.id}>{slug}</div>
              </div>
            </AppLink>
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}
