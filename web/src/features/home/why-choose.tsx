import { useId } from 'react';
import { Icon, type IconName } from '../../ui/mark/icon.tsx';
import styles from './why-choose.module.css';

const claims: readonly { icon: IconName; title: string }[] = [
  { icon: 'bank', title: 'Taux officiels de la Banque Centrale' },
  { icon: 'scales', title: 'Comparaison multi-banques' },
  { icon: 'clock', title: 'Mise à jour continue' },
  { icon: 'gift', title: '100% gratuit' },
];

/** Describes the site, with four reasons to use it. */
export function WhyChoose({ siteName }: { siteName: string }) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {`Pourquoi choisir ${siteName} ?`}
      </h2>
      <ul className={styles.claims}>
        {claims.map(({ icon, title }) => (
          <li key={icon} className={styles.claim}>
            <Icon name={icon} />
            <h3 className={styles.name}>{title}</h3>
          </li>
        ))}
      </ul>
    </section>
  );
}
