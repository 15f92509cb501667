import { formatAge, formatDuration } from '@dinar/domain/format/format-age';
import { formatInstant } from '@dinar/domain/format/format-instant';
import { jobRhythms, rhythmInWords } from '@dinar/domain/schedules/job-rhythm';
import type { SourceStanding } from '@dinar/domain/status/source-standing';
import { lastRunInWords, sourceNames } from '@dinar/domain/status/status-words';
import styles from './status-page.module.css';

const standingWords: Readonly<Record<SourceStanding['kind'], string>> = {
  current: 'À jour',
  unsteady: 'Dernier relevé en échec',
  late: 'En retard',
  never: 'Pas encore relevée',
};

/** One source: its state, its last reading, and the result of its last run. */
export function SourceRow({ standing, now }: { standing: SourceStanding; now: Date }) {
  const { job, kind, run } = standing;
  const { name, what } = sourceNames[job];
  return (
    <li className={styles.source}>
      <div>
        <h2 className={styles.name}>{name}</h2>
        <p className={styles.soft}>{what}</p>
      </div>
      <p className={styles.standing} data-standing={kind}>
        {standingWords[kind]}
      </p>
      <dl className={styles.facts}>
        <div>
          <dt>Dernier succès</dt>
          <dd>
            <Success standing={standing} now={now} />
          </dd>
        </div>
        <div>
          <dt>Retard</dt>
          <dd>{delayInWords(standing, now)}</dd>
          <dd className={styles.soft}>{`Relevé ${rhythmInWords(jobRhythms[job])}`}</dd>
        </div>
        <div>
          <dt>Dernier relevé</dt>
          <dd>{run ? lastRunInWords(run) : 'Aucun'}</dd>
          {run && <dd className={styles.soft}>{formatAge(run.lastRunAt, now)}</dd>}
        </div>
      </dl>
    </li>
  );
}

function Success({ standing, now }: { standing: SourceStanding; now: Date }) {
  if (standing.kind === 'never') return <span>Aucun</span>;
  const { succeededAt } = standing;
  return (
    <time dateTime={succeededAt.toISOString()}>
      <span>{formatAge(succeededAt, now)}</span>
      <span className={styles.soft}>{` ${formatInstant(succeededAt)}`}</span>
    </time>
  );
}

function delayInWords(standing: SourceStanding, now: Date): string {
  switch (standing.kind) {
    case 'late':
      return formatDuration(now.getTime() - standing.lateSince.getTime());
    case 'never':
      return 'Inconnu';
    case 'current':
    case 'unsteady':
      return 'Aucun';
  }
}
