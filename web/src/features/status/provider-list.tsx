import { attributions } from '@dinar/domain/providers/attributions';
import { providerIds, providerTable } from '@dinar/domain/providers/provider-table';
import { useId } from 'react';
import styles from './status-page.module.css';

/** Every provider of the site's data, with the wording and the link that its terms require. */
export function ProviderList() {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.name}>
        Fournisseurs des données
      </h2>
      <ul className={styles.providers} aria-labelledby={titleId}>
        {providerIds.map((id) => (
          <li key={id}>
            <a href={providerTable[id].homePage} rel="noopener">
              {attributions[id]}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
