import { formatShortInstant } from '@dinar/domain/format/format-instant';
import { homeBelowTexts } from '@dinar/site/texts/home-below/home-below-texts';
import { useId } from 'react';
import { useLiveResource } from '../../data/live/use-live-resource.ts';
import { knownValue } from '../../data/store/reading.ts';
import { NewWindowLink } from '../../ui/address/new-window-link.tsx';
import { useLocale, useTexts } from '../../ui/language/locale-context.ts';
import { RetryButton } from '../../ui/panel/notice-panel.tsx';
import { Skeleton } from '../../ui/panel/skeleton.tsx';
import { TitledSection } from '../../ui/panel/titled-section.tsx';
import { RichText } from '../../ui/text/rich-text.tsx';
import styles from './home-foot.module.css';

const latestCount = 6;

/** The six latest headlines, each with a link to its newspaper. */
export function NewsList() {
  const locale = useLocale();
  const texts = useTexts(homeBelowTexts).news;
  const noteId = useId();
  const { state, retry } = useLiveResource({ kind: 'news' });
  const items = knownValue(state)?.slice(0, latestCount) ?? [];
  return (
    <TitledSection title={texts.title} className={styles.section}>
      {state.kind === 'loading' && (
        <p className={styles.awaitedNews}>
          <Skeleton sample={texts.awaited} />
        </p>
      )}
      {state.kind === 'ready' && items.length === 0 && <p className="soft">{texts.empty}</p>}
      {state.kind === 'failed' && (
        <div className={styles.failure}>
          <p className="soft">{texts.failed}</p>
          <RetryButton onRetry={retry} failure={state} />
        </div>
      )}
      <p id={noteId} hidden>
        {texts.newWindow}
      </p>
      <ul className={styles.news}>
        {items.map(({ id, title, link, source, date }) => (
          <li key={id}>
            <NewWindowLink
              href={link}
              className={styles.headline}
              // The newspapers that the site follows write in French.
              lang="fr"
              text={title}
              aria-describedby={noteId}
              isSaid
            />
            <p className="soft">
              <RichText
                text={texts.origin}
                source={source}
                instant={
                  <time dateTime={date.toISOString()}>{formatShortInstant(date, locale)}</time>
                }
              />
            </p>
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}
