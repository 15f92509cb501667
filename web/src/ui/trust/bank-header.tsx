import { bankByCode } from '@dinar/domain/banks/bank';
import { type BankCode, centralBankCode } from '@dinar/domain/banks/bank-code';
import { bankFullName, bankName } from '@dinar/domain/banks/bank-name';
import { bankWebsites } from '@dinar/domain/banks/bank-websites';
import { agencySearchHref } from '@dinar/site/routes/agency-search';
import { trustTexts } from '@dinar/site/texts/trust/trust-texts';
import { NewWindowLink } from '../address/new-window-link.tsx';
import { ButtonLink } from '../control/button.tsx';
import { useLocale } from '../language/locale-context.ts';
import { BankMark } from '../mark/bank-mark.tsx';
import type { Elements } from '../text/content.ts';
import { Literal } from '../text/literal.tsx';
import { RichText } from '../text/rich-text.tsx';
import styles from './bank-header.module.css';

interface BankHeaderProps {
  readonly bank: BankCode;
  readonly heading: string;
  readonly refresh: Elements;
}

/** The head of a bank's pages: its name, its own site, its branches, and the ways to refresh and back. */
export function BankHeader({ bank, heading, refresh }: BankHeaderProps) {
  const locale = useLocale();
  const { backToBanks, website: websiteWord, findBranch } = trustTexts[locale];
  const { displayName, slug } = bankByCode(bank);
  const website = bankWebsites[bank];
  const fullName = bankFullName(bank, locale);
  return (
    <header className={styles.header}>
      <BankMark bankId={bank} size="large" />
      <div className={styles.names}>
        <h1>{heading}</h1>
        <p className="soft">
          {fullName === bankName(bank, locale) ? (
            <Literal>{slug}</Literal>
          ) : (
            <RichText
              text="{fullName} ({slug})"
              fullName={fullName}
              slug={<Literal>{slug}</Literal>}
            />
          )}
        </p>
      </div>
      <div className={styles.actions} data-screen>
        {refresh}
        <ButtonLink to="/cours-change">{backToBanks}</ButtonLink>
      </div>
      <p className={styles.ways} data-screen>
        {website && <NewWindowLink href={website} text={websiteWord} />}
        {bank !== centralBankCode && (
          <NewWindowLink href={agencySearchHref(displayName)} text={findBranch} />
        )}
      </p>
    </header>
  );
}
