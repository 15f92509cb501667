import { bankByCode } from '@dinar/domain/banks/bank';
import type { BankCode } from '@dinar/domain/banks/bank-code';
import { useId } from 'react';
import { AppLink } from '../../ui/address/app-link.tsx';
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
  const titleId = useId();
  return (
    <section className={styles.text} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        Les principales banques de Tunisie
      </h2>
      <p>
        <RichText
          text="Chaque banque tunisienne fixe ses propres cours d’achat et de vente autour du cours de la {central}. Parmi les principales : {banks}. La page d’une banque montre ses devises, son spread (la vente moins l’achat) et la tendance depuis son jour précédent."
          central={<BankLink code="BCTN" />}
          banks={<MainBanks />}
        />
      </p>
      <p>
        <RichText
          text="Pour savoir où changer, {compare} devise par devise, ou {convert} au cours du jour. Les cours des banques sont mis à jour chaque jour ouvrable, du lundi au vendredi."
          compare={<AppLink to="/comparateur">comparez les banques</AppLink>}
          convert={<AppLink to="/convertisseur">convertissez un montant</AppLink>}
        />
      </p>
    </section>
  );
}

function MainBanks() {
  return mainBanks.map((code, index) => (
    <Fragment key={code}>
      {index > 0 && <span>{index === mainBanks.length - 1 ? ' et ' : ', '}</span>}
      <BankLink code={code} />
    </Fragment>
  ));
}

function BankLink({ code }: { code: BankCode }) {
  const { slug, fullName, displayName } = bankByCode(code);
  const name = fullName.startsWith(displayName) ? displayName : `${fullName} (${displayName})`;
  return (
    <AppLink to={`/cours-change/${slug}`} translate="no">
      {name}
    </AppLink>
  );
}
