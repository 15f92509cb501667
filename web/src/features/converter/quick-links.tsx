import {
  amountInWords,
  conversionHeading,
  conversionSlugs,
} from '@dinar/site/routes/conversion-slugs';
import { useId } from 'react';
import { AppLink } from '../../ui/address/app-link.tsx';
import styles from './converter-foot.module.css';

/** The fixed conversions, each a page of its own. */
export function QuickLinks() {
  const titleId = useId();
  return (
    <nav aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        Conversions fréquentes
      </h2>
      <ul className={styles.links}>
        {conversionSlugs.map((conversion) => (
          <li key={conversion.slug}>
            <AppLink to={`/${conversion.slug}`} aria-label={conversionHeading(conversion)}>
              {amountInWords(conversion)}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
