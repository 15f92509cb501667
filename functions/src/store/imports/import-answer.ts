import { countLines } from '@dinar/domain/format/count-lines';
import type { UnusableFileError } from '../../sources/import-file/unusable-file-error.ts';
import { describeCounts } from './describe-file.ts';
import { describeProblem } from './describe-problem.ts';
import type { FileReport } from './ingest-file.ts';

/** The fields of `imports/{id}`, for staff; the console lists fields by their names. */
export interface ImportAnswer {
  readonly answer: string;
  /** Refused lines, or those that wait for a person. */
  readonly lines: readonly string[];
  readonly status: 'pris' | 'refusé' | 'à confirmer';
}

// Of a document's 1 MB.
const maxListed = 200;
const maxLineLength = 400;

/** Every line of the file is in place. */
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

/** No rate could be read from the file. */
export function unusableAnswer({ message }: UnusableFileError): ImportAnswer {
  return { answer: `${message} Rien n'a été écrit.`, lines: [], status: 'refusé' };
}

/** Nothing but a jump is in the way of the file. */
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
