import { describeCounts } from '@dinar/functions/store/imports/describe-file';
import { describeProblem } from '@dinar/functions/store/imports/describe-problem';
import type { FileReport } from '@dinar/functions/store/imports/ingest-file';

/** Formats the report: one line of counts, then one line for each rejected field. */
export function describeImport(file: string, report: FileReport, dryRun: boolean): string {
  const head = `${file} : ${describeCounts(report, { dryRun })}\n`;
  if (report.problems.length === 0) return head;
  const details = report.problems.map((problem) => `  ${describeProblem(problem)}\n`);
  return `${head}${details.join('')}Corrigez-les et relancez l'import.\n`;
}
