import { formatAge, formatDuration } from '@dinar/domain/format/format-age';
import { formatInstant } from '@dinar/domain/format/format-instant';
import type { Locale } from '@dinar/domain/language/locale';
import { jobRhythms } from '@dinar/domain/schedules/job-rhythm';
import type { SourceStanding } from '@dinar/domain/status/source-standing';
import { statusTexts } from '@dinar/site/texts/status/status-texts';
import { lastRunInWords, rhythmInWords } from '@dinar/site/texts/status/status-words';
import { useLocale } from '../../ui/language/locale-context.ts';
import styles from './status-page.module.css';

/** One source: its state, its last reading, and the result of its last run. */
export function SourceRow({ standing, now }: { standing: SourceStanding; now: Date }) {
  const locale = useLocale();
  const texts = statusTexts[locale];
  const { job, kind, run } = standing;
  const { name, what } = texts.source[job];
  return (
    <li className={styles.source}>
      <div>
        <h2>{name}</h2>
        <p className={styles.soft}>{what}</p>
      </div>
      <p className={styles.standing} data-standing={kind}>
        {texts.standing[kind]}
      </p>
      <dl className={styles.facts}>
        <div>
          <dt>{texts.lastSuccess}</dt>
          <dd>
            <Success standing={standing} now={now} />
          </dd>
        </div>
        <div>
          <dt>{texts.delay}</dt>
          <dd>{delayInWords(standing, now, locale)}</dd>
          <dd className={styles.soft}>{rhythmInWords(jobRhythms[job], locale)}</dd>
        </div>
        <div>
          <dt>{texts.lastRun}</dt>
          <dd>{run ? lastRunInWords(run, locale) : texts.noRun}</dd>
          {run && <dd className={styles.soft}>{formatAge(run.lastRunAt, now, locale)}</dd>}
        </div>
      </dl>
    </li>
  );
}

function Success({ standing, now }: { standing: SourceStanding; now: Date }) {
  const locale = useLocale();
  if (standing.kind === 'never') return <span>{statusTexts[locale].noSuccess}</span>;
  const { succeededAt } = standing;
  return (
    <time dateTime={succeededAt.toISOString()}>
      <span>{formatAge(succeededAt, now, locale)}</span>
      <span className={styles.soft}>{` ${formatInstant(succeededAt, locale)}`}</span>
    </time>
  );
}

function delayInWords(standing: SourceStanding, now: Date, locale: Locale): string {
  const { unknownDelay, noDelay } = statusTexts[locale];
  switch (standing.kind) {
    case 'late':
      return formatDuration(now.getTime() - standing.lateSince.getTime(), locale);
    case 'never':
      return unknownDelay;
    case 'current':
    case 'unsteady':
      return noDelay;
  }
}
