import { bankByCode } from '@dinar/domain/banks/bank';
import type { BankCode } from '@dinar/domain/banks/bank-code';
import { bankFullName, bankName } from '@dinar/domain/banks/bank-name';
import { banksTexts } from '@dinar/site/texts/banks/banks-texts';
import { AppLink } from '../../ui/address/app-link.tsx';
import { useLocale, useTexts } from '../../ui/language/locale-context.ts';
import { TitledSection } from '../../ui/panel/titled-section.tsx';
import { Fragment } from '../../ui/text/fragment.ts';
import { RichText } from '../../ui/text/rich-text.tsx';
import styles from './banks-page.module.css';

const mainBanks: readonly BankCode[] = [
  'BIAT',
  'BNTE',
  'STBK',
  'ATBK',
  'BSTU',
  'CFCT',
  'BHBK',
  'UIBK',
];

/** The text about the page's subject, which names the main banks. */
export function BanksText() {
  const texts = useTexts(banksTexts).main;
  return (
    <TitledSection title={texts.title} className={styles.text} data-screen>
      <p>
        <RichText text={texts.rates} central={<BankLink code="BCTN" />} banks={<MainBanks />} />
      </p>
      <p>
        <RichText
          text={texts.ways}
          compare={<AppLink to="/comparateur">{texts.compare}</AppLink>}
          convert={<AppLink to="/convertisseur">{texts.convert}</AppLink>}
        />
      </p>
    </TitledSection>
  );
}

function MainBanks() {
  const list = new Intl.ListFormat(useLocale()).formatToParts(mainBanks);
  const between = list.filter(({ type }) => type === 'literal');
  return mainBanks.map((code, index) => (
    <Fragment key={code}>
      {index > 0 && <span>{between[index - 1]?.value}</span>}
      <BankLink code={code} />
    </Fragment>
  ));
}

function BankLink({ code }: { code: BankCode }) {
  const locale = useLocale();
  const [name, fullName] = [bankName(code, locale), bankFullName(code, locale)];
  return (
    <AppLink to={`/cours-change/${bankByCode(code).slug}`} translate="no">
      {fullName.startsWith(name) ? name : `${fullName} (${name})`}
    </AppLink>
  );
}
