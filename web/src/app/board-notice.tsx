import type { Locale } from '@dinar/domain/language/locale';
import { fill } from '@dinar/domain/language/texts';
import { type RatesStats, statsOn } from '@dinar/domain/rates/currency-rates';
import { mayBeShown } from '@dinar/domain/today/age-rules';
import type { BoardOfToday } from '@dinar/domain/today/board-of-today';
import { commonTexts } from '@dinar/site/texts/common/common-texts';
import { frameTexts } from '@dinar/site/texts/frame/frame-texts';
import { useSyncExternalStore } from 'react';
import { useBoardOfToday } from '../data/live/use-board-of-today.ts';
import { useLink, useLiveResource } from '../data/live/use-live-resource.ts';
import type { Link } from '../data/store/link.ts';
import { usePageStore } from '../data/store/page-store-context.ts';
import { useIsOnline } from '../ui/browser/use-is-online.ts';
import { useTexts } from '../ui/language/locale-context.ts';
import { retryMissingParts, useHasMissingParts } from '../ui/panel/use-missing-parts.ts';
import styles from './board-notice.module.css';
import { LanguageOffer } from './frame-parts.tsx';
import { useOfferedLanguage } from './language/use-offered-language.ts';
import { useShowsValues } from './use-shows-values.ts';

/** The warnings about the page and its rates, in a strip over the foot of the window, so that the page does not move. */
export function BoardNotice() {
  const texts = useTexts(frameTexts);
  const { demo } = useTexts(commonTexts);
  const { state, retry } = useLiveResource({ kind: 'board' });
  const link = useLink();
  const showsValues = useShowsValues();
  const trouble = troubleInWords(texts, link, useIsOnline(), showsValues);
  const offered = useOfferedLanguage();
  const ofToday = useBoardOfToday();
  const isDemonstration =
    typeof ofToday !== 'string' && holdsDemonstration(state.entry?.value ?? [], ofToday);
  const unreadable = state.entry?.unreadable ?? 0;
  const hasMissingParts = useHasMissingParts();
  // A page without its values has a button of its own.
  const hasButton = hasMissingParts || (link === 'failed' && showsValues !== false);
  const retryAll = () => {
    retryMissingParts();
    if (link === 'failed') retry();
  };
  const words = [
    trouble,
    hasMissingParts ? texts.partMissing : '',
    unreadable > 0 ? fill(texts.unreadable, { count: unreadable }) : '',
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
  return (
    <aside
      aria-label={texts.stateOfData}
      className={styles.notice}
      data-shown={isDemonstration || words !== '' || offered !== undefined}
    >
      <p role="status" className={styles.trouble}>
        {words}
      </p>
      {hasButton && <Retry onRetry={retryAll} />}
      {isDemonstration && (
        <p>
          <strong>{demo}</strong>
          <span>{texts.simulated}</span>
        </p>
      )}
      {offered && <LanguageOffer language={offered} />}
    </aside>
  );
}

function Retry({ onRetry }: { onRetry: () => void }) {
  const { retry } = useTexts(commonTexts);
  const store = usePageStore();
  const isRetrying = useSyncExternalStore(
    store.subscribe,
    () => store.isAwaited('board'),
    () => false,
  );
  return (
    <button
      type="button"
      className={styles.retry}
      aria-disabled={isRetrying}
      onClick={() => isRetrying || onRetry()}
    >
      {retry}
    </button>
  );
}

function troubleInWords(
  texts: (typeof frameTexts)[Locale],
  link: Link,
  isOnline: boolean,
  showsValues: boolean | undefined,
): string {
  if (link !== 'lost' && link !== 'failed') return '';
  const { unknown, shown, absent } = texts[isOnline ? link : 'offline'];
  if (showsValues === undefined) return unknown;
  return showsValues ? shown : absent;
}

/**
 * Returns whether any rate that may be shown today is demonstration data. Reads the stored rates of the banks: the
 * counters of a currency are computed at their first use, and a page shows those of one.
 */
function holdsDemonstration(
  stored: readonly RatesStats[],
  { today, currencies }: BoardOfToday,
): boolean {
  const references = [...currencies.values()].flatMap(({ central, market }) => [central, market]);
  const banks = stored
    .flatMap((stats) => statsOn(stats, today).banks)
    .filter(({ date }) => mayBeShown(date, today));
  return [...references, ...banks].some((rate) => rate?.source === 'demo');
}
