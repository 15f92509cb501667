import { commonTexts } from '@dinar/site/texts/common/common-texts';
import { cryptoTexts } from '@dinar/site/texts/crypto/crypto-texts';
import { Button } from '../../ui/control/button.tsx';
import { useTexts } from '../../ui/language/locale-context.ts';
import styles from './crypto-page.module.css';

/** Replaces coins that could not be read, or precedes the last known ones. */
export function CoinFailure({ onRetry, isEmpty }: { onRetry: () => void; isEmpty: boolean }) {
  const common = useTexts(commonTexts);
  const { failure } = useTexts(cryptoTexts);
  return (
    <section role="alert" className={styles.panel}>
      <h2 className={styles.panelTitle}>{common.loadingFailed}</h2>
      <p>{failure.text}</p>
      {!isEmpty && <p>{failure.lastKnown}</p>}
      <Button look="solid" onClick={onRetry}>
        {common.retry}
      </Button>
    </section>
  );
}
