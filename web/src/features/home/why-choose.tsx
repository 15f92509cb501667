import { useId } from 'react';
import { Icon, type IconName } from '../../ui/mark/icon.tsx';
import styles from './why-choose.module.css';

const claims: readonly { icon: IconName; title: string; text: string }[] = [
  {
    icon: 'bank',
    title: 'Taux officiels de la Banque Centrale',
    text: 'Le cours publié par la BCT, avec sa date.',
  },
  {
    icon: 'scales',
    title: 'Comparaison multi-banques',
    text: 'L’achat et la vente de chaque banque, côte à côte.',
  },
  {
    icon: 'clock',
    title: 'Mise à jour continue',
    text: 'Les chiffres bougent sous vos yeux, sans recharger.',
  },
  {
    icon: 'gift',
    title: '100% gratuit',
    text: 'Sans compte, sans publicité cachée, sans commission.',
  },
];

/** Describes the site, with four reasons to use it. */
export function WhyChoose({ siteName }: { siteName: string }) {
  const titleId = useId();
  return (
    <section className={styles.block} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {`Pourquoi choisir ${siteName} ?`}
      </h2>
      <ul className={styles.claims}>
        {claims.map(({ icon, title, text }) => (
          <li key={icon} className={styles.claim}>
            <Icon name={icon} />
            <div>
              <h3 className={styles.name}>{title}</h3>
              <p className={styles.text}>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
