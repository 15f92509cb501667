import { commonTexts } from '@dinar/site/texts/common/common-texts';
import { useTexts } from '../../ui/language/locale-context.ts';
import { LiveDot } from '../../ui/mark/live-dot.tsx';
import styles from './live-words.module.css';
import { useLink } from './use-live-resource.ts';

/** « en direct » with the live dot, before an hour; its place is empty while the page is not connected. */
export function LiveWords() {
  const { live } = useTexts(commonTexts);
  return (
    <span className={styles.live} data-live={useLink() === 'live'}>
      <LiveDot live />
      <span>{live}</span>
    </span>
  );
}
