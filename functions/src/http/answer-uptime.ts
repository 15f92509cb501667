import { defaultLocale } from '@dinar/domain/language/locale';
import type { ServiceHealth } from '@dinar/domain/status/run-facts';
import { sourceStandings } from '@dinar/domain/status/source-standing';
import { overallInWords } from '@dinar/site/texts/status/status-words';
import { type HttpAnswer, plainAnswer } from './http-answer.ts';
import type { Known } from './memo.ts';

interface UptimeSources {
  /** Undefined before the first run of any job. */
  readonly health: () => Promise<Known<ServiceHealth | undefined>>;
  readonly now: () => Date;
  readonly report: (error: unknown) => void;
}

/**
 * Answers an uptime monitor: 503 while a source is overdue or was never read, or while the records of the
 * jobs cannot be read. The monitor reads only the status; the sentence is for the person it alerts.
 */
export async function answerUptime({ health, now, report }: UptimeSources): Promise<HttpAnswer> {
  try {
    const { value, isStale } = await health();
    if (isStale) return unreadable;
    const standings = sourceStandings(value, now());
    const isWell = standings.every(({ kind }) => kind === 'current' || kind === 'unsteady');
    return plainAnswer(isWell ? 200 : 503, overallInWords(standings, defaultLocale));
  } catch (error) {
    report(error);
    return unreadable;
  }
}

const unreadable = plainAnswer(503, 'Les relevés ne peuvent pas être lus dans Firestore');
