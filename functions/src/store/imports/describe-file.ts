import { countLines } from '@dinar/domain/format/count-lines';
import type { FileReport } from './ingest-file.ts';

/** Counts a file's lines by their outcome, in a sentence. */
export function describeCounts(
  { read, written, unchanged, problems }: FileReport,
  { dryRun = false }: { readonly dryRun?: boolean } = {},
): string {
  const lines = countLines(read, 'lue', 'ligne');
  const refused = new Set(problems.map(({ line }) => line)).size;
  if (refused > 0) return `${lines}, ${countLines(refused, 'refusée')} ; rien n'a été écrit.`;
  const done = dryRun ? `${written} à écrire` : countLines(written, 'écrite');
  return `${lines}, ${done}, ${countLines(unchanged, 'inchangée')}.`;
}
