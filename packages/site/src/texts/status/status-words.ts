import type { Locale } from '@dinar/domain/language/locale';
import { fill, pluralOf } from '@dinar/domain/language/texts';
import type { Rhythm } from '@dinar/domain/schedules/job-rhythm';
import type { RunFacts } from '@dinar/domain/status/run-facts';
import type { SourceStanding } from '@dinar/domain/status/source-standing';
import { statusTexts } from './status-texts.ts';

/** The state of the whole service in one or two sentences. */
export function overallInWords(standings: readonly SourceStanding[], locale: Locale): string {
  const texts = statusTexts[locale];
  const namesOf = (kind: SourceStanding['kind']) =>
    standings.filter((one) => one.kind === kind).map(({ job }) => texts.source[job].inSentence);
  const [late, never] = [namesOf('late'), namesOf('never')];
  if (never.length === standings.length) return texts.allNever;
  if (late.length === standings.length) return texts.allLate;
  const list = new Intl.ListFormat(locale);
  const sentences = (
    [
      ['late', late],
      ['never', never],
    ] as const
  ).flatMap(([kind, names]) => {
    const values = { count: names.length, sources: list.format(names) };
    return names.length === 0 ? [] : [fill(pluralOf(locale, texts[kind], names.length), values)];
  });
  return sentences.length === 0 ? texts.allCurrent : sentences.join('. ');
}

/** The schedule of a source: "Relevé toutes les heures". */
export function rhythmInWords(rhythm: Rhythm, locale: Locale): string {
  const { hourly, everyMinutes, workingDays } = statusTexts[locale];
  switch (rhythm.kind) {
    case 'steady': {
      const count = rhythm.everyMinutes;
      return count === 60 ? hourly : fill(pluralOf(locale, everyMinutes, count), { count });
    }
    case 'working-days':
      return fill(workingDays, { from: rhythm.fromHour, to: rhythm.lastHour + 1 });
  }
}

/** The result of the last run of a source, or the kind of its failure. */
export function lastRunInWords(run: RunFacts, locale: Locale): string {
  const texts = statusTexts[locale];
  const { refused, sourceCount: total } = run;
  if (run.hasFailed) return texts.failure[run.failures[0] ?? 'internal'];
  const sentences = [outcomeInWords(run, locale)];
  const failed = run.failures.length;
  if (failed > 0) {
    sentences.push(fill(pluralOf(locale, texts.failed, failed), { count: failed, total }));
  }
  if (refused > 0) {
    sentences.push(fill(pluralOf(locale, texts.refused, refused), { count: refused }));
  }
  return sentences.join(' ');
}

function outcomeInWords({ rows, isWaiting }: RunFacts, locale: Locale): string {
  const { updated, awaited, unchanged } = statusTexts[locale];
  if (rows > 0) return fill(pluralOf(locale, updated, rows), { count: rows });
  return isWaiting ? awaited : unchanged;
}
