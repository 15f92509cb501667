import { countLines } from '@dinar/domain/format/count-lines';
import { formatTableRate } from '@dinar/domain/format/format-rate';
import type { CandidateRate } from '../../sources/candidate-rate.ts';
import { cutText } from '../../sources/cut-text.ts';
import type { UnusableFileError } from '../../sources/import-file/unusable-file-error.ts';
import { describeCounts } from './describe-file.ts';
import { describeProblem } from './describe-problem.ts';
import type { FileReport } from './ingest-file.ts';

/** The fields of `imports/{id}`, for staff; the console lists fields by their names. */
export interface ImportAnswer {
  readonly answer: string;
  /** The refused lines, or those that wait for approval. */
  readonly lines: readonly string[];
  readonly status: 'pris' | 'refusé' | 'à confirmer';
  /** Whether a person who approves has to write why. */
  readonly needsReason?: boolean;
}

// Bounds for the document's limit of 1 MB.
const maxListed = 200;
const maxLineLength = 400;

/** Returns the answer for a file whose lines are all stored. */
export function takenAnswer(report: FileReport): ImportAnswer {
  const was = report.written === 0 ? ' Tout était déjà en place.' : '';
  return { answer: `${describeCounts(report)}${was}`, lines: [], status: 'pris' };
}

export function refusedAnswer(report: FileReport): ImportAnswer {
  const advice = 'Corrigez le fichier, puis déposez-le de nouveau.';
  return {
    answer: `${describeCounts(report)} ${advice}`,
    lines: listed(report),
    status: 'refusé',
  };
}

/** Returns the answer for a file from which no rate could be read. */
export function unusableAnswer({ message }: UnusableFileError): ImportAnswer {
  return { answer: `${message} Rien n'a été écrit.`, lines: [], status: 'refusé' };
}

/** Returns the answer for a file that a person can approve: it moves or changes the past, or its reading is in doubt. */
export function waitingAnswer(report: FileReport, doubts: readonly string[] = []): ImportAnswer {
  const needsReason = report.problems.length > 0;
  const moved = new Set(report.problems.map(({ line }) => line)).size;
  const counts = needsReason ? `, ${moved} à confirmer` : '';
  const fields = needsReason ? 'votre nom dans by et le motif dans why' : 'votre nom dans by';
  const answer =
    `${countLines(report.read, 'lue', 'ligne')}${counts} ; rien n'a encore été écrit. ` +
    `Vérifiez chaque point de lines. Si tout est vrai, écrivez ${fields}, ` +
    'puis mettez approved à true. Sinon, corrigez le fichier et déposez-le de nouveau.';
  const shown = doubts.length === 0 ? [] : report.rows.map(describeRow);
  return {
    answer,
    lines: [...doubts, ...listed(report), ...shown],
    status: 'à confirmer',
    needsReason,
  };
}

/** Describes a row as the site would take it, in TND for one unit. */
function describeRow(row: CandidateRate): string {
  const rates =
    'rate' in row
      ? `moyen ${formatTableRate(row.rate, 'fr')}`
      : `achat ${formatTableRate(row.purchaseRate, 'fr')}, vente ${formatTableRate(row.saleRate, 'fr')}`;
  return `${row.date}, ${row.bankId}, ${row.currency} : ${rates}`;
}

function listed({ problems }: FileReport): string[] {
  return cutLines(problems.map(describeProblem));
}

/** Returns the first lines, each cut, and how many more there are. */
export function cutLines(all: readonly string[]): string[] {
  const lines = all.slice(0, maxListed).map((line) => cutText(line, maxLineLength));
  const more = all.length - lines.length;
  return more > 0 ? [...lines, `et ${more} de plus`] : lines;
}
