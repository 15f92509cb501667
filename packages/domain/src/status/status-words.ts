import type { SourceFailure } from '../documents/health-document.ts';
import type { SourceJob } from '../schedules/job-rhythm.ts';
import type { RunFacts } from './run-facts.ts';
import type { SourceStanding } from './source-standing.ts';

/** A source in words for visitors: its name, its data, and its name within a sentence. */
export const sourceNames: Readonly<
  Record<SourceJob, { readonly name: string; readonly what: string; readonly inSentence: string }>
> = {
  'central-bank': {
    name: 'Banque Centrale de Tunisie',
    what: 'Cours moyens officiels',
    inSentence: 'la Banque Centrale de Tunisie',
  },
  'bank-rates': {
    name: 'Banques',
    what: 'Cours de guichet, achat et vente',
    inSentence: 'les banques',
  },
  'live-rates': {
    name: 'Marché des changes',
    what: 'Taux en direct',
    inSentence: 'le marché des changes',
  },
  crypto: {
    name: 'Crypto-monnaies',
    what: 'Prix et variations',
    inSentence: 'les crypto-monnaies',
  },
  news: { name: 'Actualités', what: 'Titres de la presse', inSentence: 'les actualités' },
};

const failureWords: Readonly<Record<SourceFailure, string>> = {
  unreachable: 'La source n’a pas répondu.',
  unreadable: 'La page de la source n’a pas la forme attendue.',
  'not-published': 'La source n’a pas publié ses valeurs du jour.',
  implausible: 'Les valeurs reçues ont été jugées invraisemblables et écartées.',
  internal: 'Le relevé s’est interrompu de notre côté.',
};

/** The state of the whole service in one sentence. */
export function overallInWords(standings: readonly SourceStanding[]): string {
  const names = (kind: SourceStanding['kind']) =>
    standings.filter((one) => one.kind === kind).map(({ job }) => sourceNames[job].inSentence);
  const [late, never] = [names('late'), names('never')];
  if (never.length === standings.length) return 'Aucune source n’a encore été relevée';
  if (late.length === standings.length) return 'Toutes les sources sont en retard';
  const parts = [
    ...(late.length > 0 ? [`${counted(late.length)} en retard : ${listed(late)}`] : []),
    ...(never.length > 0
      ? [
          `${counted(never.length)} pas encore relevée${never.length > 1 ? 's' : ''} : ${listed(never)}`,
        ]
      : []),
  ];
  return parts.length === 0 ? 'Toutes les sources sont à jour' : parts.join('. ');
}

function counted(count: number): string {
  return count === 1 ? 'Une source' : `${count} sources`;
}

function listed(names: readonly string[]): string {
  return new Intl.ListFormat('fr').format(names);
}

/** The result of the last run of a source, or the kind of its failure. */
export function lastRunInWords(run: RunFacts): string {
  if (run.hasFailed) return failureWords[run.failures[0] ?? 'internal'];
  const sentences = [outcomeInWords(run)];
  if (run.failures.length > 0) {
    const some = run.failures.length === 1 ? 'Une source' : `${run.failures.length} sources`;
    sentences.push(`${some} sur ${run.sourceCount} en échec.`);
  }
  if (run.refused > 0) {
    const lines = run.refused === 1 ? '1 ligne écartée' : `${run.refused} lignes écartées`;
    sentences.push(`${lines} par nos contrôles.`);
  }
  return sentences.join(' ');
}

function outcomeInWords({ rows, isWaiting }: RunFacts): string {
  if (rows > 0) return rows === 1 ? '1 ligne mise à jour.' : `${rows} lignes mises à jour.`;
  return isWaiting ? 'La publication du jour est attendue.' : 'Rien de nouveau à la source.';
}
