import { LanguageLink } from '../../ui/language/language-link.tsx';
import { useLocale } from '../../ui/language/locale-context.ts';
import { Flag } from '../../ui/mark/flag.tsx';
import styles from './language-toggle.module.css';

const languages = {
  fr: { flag: 'fr', code: 'FR', label: "Passer à l'arabe", other: 'ar' },
  ar: { flag: 'tn', code: 'AR', label: 'Passer au français', other: 'fr' },
  en: { flag: 'gb', code: 'EN', label: 'Passer au français', other: 'fr' },
} as const;

/** The flag and code of the language, and a link to the same page in the other one. */
export function LanguageToggle() {
  const { flag, code, label, other } = languages[useLocale()];
  return (
    <LanguageLink to={other} className={styles.toggle} lang="fr" aria-label={label} title={label}>
      <Flag name={flag} size="small" />
      <span className={styles.code} data-code={code} />
    </LanguageLink>
  );
}
