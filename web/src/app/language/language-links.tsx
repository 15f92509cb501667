import { languageNames, locales } from '@dinar/domain/language/locale';
import { laterFrameTexts } from '@dinar/site/texts/later-frame/later-frame-texts';
import { LanguageLink } from '../../ui/language/language-link.tsx';
import { useLocale, useTexts } from '../../ui/language/locale-context.ts';
import styles from './language-links.module.css';

/** Links to the page in each language, each in its own words. */
export function LanguageLinks() {
  const { languages } = useTexts(laterFrameTexts);
  const current = useLocale();
  return (
    <ul className={styles.languages} aria-label={languages}>
      {locales.map((locale) => (
        <li key={locale}>
          <LanguageLink
            to={locale}
            lang={locale}
            aria-current={locale === current ? 'true' : undefined}
          >
            {languageNames[locale]}
          </LanguageLink>
        </li>
      ))}
    </ul>
  );
}
