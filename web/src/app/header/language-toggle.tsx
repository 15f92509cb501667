import { Flag } from '../../ui/mark/flag.tsx';
import styles from './language-toggle.module.css';
import { useLanguageChoice } from './use-language-choice.ts';

const languages = {
  fr: { flag: 'fr', code: 'FR', label: "Passer à l'arabe" },
  ar: { flag: 'tn', code: 'AR', label: 'Passer au français' },
} as const;

/** A button that switches the flag, the code and its own label. */
export function LanguageToggle() {
  const { language, flip } = useLanguageChoice();
  const { flag, code, label } = languages[language];
  return (
    <button type="button" className={styles.toggle} aria-label={label} title={label} onClick={flip}>
      <Flag name={flag} size="small" />
      <span className={styles.code} data-code={code} />
    </button>
  );
}
