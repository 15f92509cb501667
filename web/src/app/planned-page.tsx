import { ButtonLink } from '../ui/button.tsx';
import { PageMetadata } from '../ui/page-metadata.tsx';
import styles from './planned-page.module.css';

/** Says honestly that a page is being prepared, and leads back to the rates. */
export function PlannedPage({ heading, title }: { heading: string; title: string }) {
  return (
    <div className={styles.page}>
      <PageMetadata title={title} description={`${heading} : page en préparation.`} />
      <p className={styles.notice}>Page en préparation</p>
      <h1 className={styles.heading}>{heading}</h1>
      <p className={styles.text}>
        Cette page n’est pas encore ouverte. Les taux de change, eux, sont déjà en direct sur la
        page d’accueil.
      </p>
      <ButtonLink look="solid" to="/">
        Voir les taux en direct
      </ButtonLink>
    </div>
  );
}
