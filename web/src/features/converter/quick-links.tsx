import { conversionSlugs } from '@dinar/site/routes/conversion-slugs';
import { amountInWords, conversionHeading } from '@dinar/site/texts/conversion/fixed-conversion';
import { converterTexts } from '@dinar/site/texts/converter/converter-texts';
import { useId } from 'react';
import { AppLink } from '../../ui/address/app-link.tsx';
import { useLocale, useTexts } from '../../ui/language/locale-context.ts';
import styles from './converter-foot.module.css';

/** The fixed conversions, each a page of its own. */
export function QuickLinks() {
  const titleId = useId();
  const locale = useLocale();
  const { frequent } = useTexts(converterTexts);
  return (
    <nav aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {frequent}
      </h2>
      <ul className={styles.links}>
        {conversionSlugs.map((conversion) => (
          <li key={conversion.slug}>
            <AppLink to={`/${conversion.slug}`} aria-label={conversionHeading(conversion, locale)}>
              {amountInWords(conversion, locale)}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
