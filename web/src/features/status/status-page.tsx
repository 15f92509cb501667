import { providerIds, providerTable } from '@dinar/domain/providers/provider-table';
import { sourceStandings } from '@dinar/domain/status/source-standing';
import type { Page } from '@dinar/site/pages/page';
import { attribution } from '@dinar/site/texts/attributions/attribution';
import { attributionsTexts } from '@dinar/site/texts/attributions/attributions-texts';
import { listedTexts } from '@dinar/site/texts/routes/listed-texts';
import { statusTexts } from '@dinar/site/texts/status/status-texts';
import { overallInWords } from '@dinar/site/texts/status/status-words';
import { useLiveResource } from '../../data/live/use-live-resource.ts';
import { knownValue } from '../../data/store/reading.ts';
import { useNow } from '../../ui/clock/use-today.ts';
import { useTexts } from '../../ui/language/locale-context.ts';
import { Tag } from '../../ui/mark/tag.tsx';
import { FailurePanel } from '../../ui/panel/notice-panel.tsx';
import { Skeleton } from '../../ui/panel/skeleton.tsx';
import { TitledSection } from '../../ui/panel/titled-section.tsx';
import { Fragment } from '../../ui/text/fragment.ts';
import { BankRecords } from './bank-records.tsx';
import { SourceRow } from './source-row.tsx';
import styles from './status-page.module.css';

/** The status of the sources: one sentence on whether each was read on time, then each source. */
export function StatusPage({ page }: { page: Page<'information'> }) {
  const texts = useTexts(statusTexts);
  const { state, retry } = useLiveResource({ kind: 'health' });
  const now = useNow();
  const known = knownValue(state);
  const standings = sourceStandings(known?.[0], now);
  const isWell = standings.every(({ kind }) => kind === 'current' || kind === 'unsteady');
  const isDemonstration = standings.some(({ run }) => run?.isDemonstration);
  return (
    <div className="page">
      <header className={styles.header}>
        <h1>{listedTexts(page.route, page.locale).heading}</h1>
        <p className={styles.lead}>{texts.lead}</p>
      </header>
      {state.kind === 'failed' && (
        <FailurePanel message={texts.unreadable} onRetry={retry} failure={state} />
      )}
      {state.kind === 'loading' && (
        <p className={styles.overall} aria-busy="true">
          <Skeleton sample={texts.allCurrent} />
        </p>
      )}
      {known !== undefined && (
        <Fragment>
          <p className={styles.overall} data-well={isWell} role="status">
            {overallInWords(standings, page.locale)}
          </p>
          <ul className={styles.sources} aria-label={texts.sources}>
            {standings.map((standing) => (
              <SourceRow key={standing.job} standing={standing} now={now} />
            ))}
          </ul>
          <p className="line">
            <span>{texts.hours}</span>
            {isDemonstration && <Tag tone="amber">{texts.demonstration}</Tag>}
          </p>
        </Fragment>
      )}
      <BankRecords />
      <ProviderList />
    </div>
  );
}

/** Every provider of the site's data, with the wording and the link that its terms require. */
function ProviderList() {
  const texts = useTexts(statusTexts);
  const attributions = useTexts(attributionsTexts);
  return (
    <TitledSection title={texts.providers}>
      <ul className={styles.providers} aria-label={texts.providers}>
        {providerIds.map((id) => (
          <li key={id}>
            <a href={providerTable[id].homePage} rel="noopener">
              {attribution(id, attributions)}
            </a>
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}
