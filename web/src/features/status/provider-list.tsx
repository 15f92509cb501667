import { providerIds, providerTable } from '@dinar/domain/providers/provider-table';
import { attribution } from '@dinar/site/texts/attributions/attribution';
import { attributionsTexts } from '@dinar/site/texts/attributions/attributions-texts';
import { statusTexts } from '@dinar/site/texts/status/status-texts';
import { useId } from 'react';
import { useTexts } from '../../ui/language/locale-context.ts';
import styles from './status-page.module.css';

/** Every provider of the site's data, with the wording and the link that its terms require. */
export function ProviderList() {
  const texts = useTexts(statusTexts);
  const attributions = useTexts(attributionsTexts);
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.name}>
        {texts.providers}
      </h2>
      <ul className={styles.providers} aria-labelledby={titleId}>
        {providerIds.map((id) => (
          <li key={id}>
            <a href={providerTable[id].homePage} rel="noopener">
              {attribution(id, attributions)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
