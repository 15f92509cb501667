import { countLines } from '@dinar/domain/format/count-lines';
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

/** Returns the answer for a file whose only problems are jumps. */
export function waitingAnswer(report: FileReport): ImportAnswer {
  const lines = new Set(report.problems.map(({ line }) => line)).size;
  const verb = lines > 1 ? 'ont' : 'a';
  const answer =
    `${countLines(report.read, 'lue', 'ligne')}, ${lines} ${verb} bougé de plus de 5 % ; rien n'a encore été écrit. ` +
    'Vérifiez chaque cours de lines. S’ils sont vrais, écrivez votre nom dans by et le motif dans why, ' +
    'puis mettez approved à true. Sinon, corrigez le fichier et déposez-le de nouveau.';
  return { answer, lines: listed(report), status: 'à confirmer' };
}

function listed({ problems }: FileReport): string[] {
  const lines = problems
    .slice(0, maxListed)
    .map((problem) => describeProblem(problem).slice(0, maxLineLength));
  const more = problems.length - lines.length;
  return more > 0 ? [...lines, `et ${more} de plus`] : lines;
}
