import { unreadCode } from '@dinar/site/pages/unread-code';
import { laterFrameTexts } from '@dinar/site/texts/later-frame/later-frame-texts';
import { useLocation } from '../ui/address/page-location.ts';
import { useTexts } from '../ui/language/locale-context.ts';
import { RichText } from '../ui/text/rich-text.tsx';
import styles from './unread-code.module.css';

const mostShown = 12;

/** Says that the currency of the address is none that the page has, so that another is never taken for it. */
export function UnreadCode() {
  const { unknownCurrency } = useTexts(laterFrameTexts);
  const { pathname, search } = useLocation();
  const given = unreadCode(pathname, new URLSearchParams(search));
  if (given === undefined) return null;
  return (
    <p role="status" className={styles.notice}>
      <RichText text={unknownCurrency} given={given.slice(0, mostShown)} />
    </p>
  );
}
