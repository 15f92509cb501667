import { languageNames, locales } from '@dinar/domain/language/locale';
import { laterFrameTexts } from '@dinar/site/texts/later-frame/later-frame-texts';
import { useLocale, useTexts } from '../../ui/language/locale-context.ts';
import { useAddressIn } from '../../ui/language/use-address-in.ts';
import styles from './language-links.module.css';

/** Links to the page in each language, each in its own words. */
export function LanguageLinks() {
  const { languages } = useTexts(laterFrameTexts);
  const current = useLocale();
  const addressIn = useAddressIn();
  return (
    <ul className={styles.languages} aria-label={languages}>
      {locales.map((locale) => (
        <li key={locale}>
          <a
            href={addressIn(locale)}
            hrefLang={locale}
            lang={locale}
            aria-current={locale === current ? 'true' : undefined}
          >
            {languageNames[locale]}
          </a>
        </li>
      ))}
    </ul>
  );
}
