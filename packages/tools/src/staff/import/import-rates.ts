import { userInfo } from 'node:os';
import { extname } from 'node:path';
import { parseBankCode } from '@dinar/domain/banks/bank-code';
import { checkColumns } from '@dinar/functions/sources/import-file/check-columns';
import { decodeText } from '@dinar/functions/sources/import-file/decode-text';
import type { ParsedFile } from '@dinar/functions/sources/import-file/import-row';
import { parseRatesCsv } from '@dinar/functions/sources/import-file/parse-rates-csv';
import { UnusableFileError } from '@dinar/functions/sources/import-file/unusable-file-error';
import { describeCounts } from '@dinar/functions/store/imports/describe-file';
import { describeProblem } from '@dinar/functions/store/imports/describe-problem';
import { type FileReport, ingestFile } from '@dinar/functions/store/imports/ingest-file';
import { IngestInterruptedError } from '@dinar/functions/store/ingest/ingest-interrupted-error';
import { minReasonLength } from '@dinar/functions/store/ingest/record-accepted-jumps';
import type { Firestore } from 'firebase-admin/firestore';
import { type CommandHost, type CommandLine, defineCommand } from '../../command/command.ts';
import { CommandError } from '../../command/command-error.ts';
import { choice, day, flag, misuse, option } from '../../command/options.ts';
import { startProgress } from '../../command/progress-bar.ts';
import { readGivenFile } from '../../command/read-given-file.ts';
import { databaseOptions, withDatabase } from '../staff-database.ts';
import { parseRatesJson } from './parse-rates-json.ts';

const formats = ['csv', 'json'] as const;

const options = {
  ...databaseOptions,
  'dry-run': flag('vérifie tout et n’écrit rien'),
  format: choice(formats, 'quand le nom du fichier ne le dit pas'),
  date: day('le jour des lignes qui n’en ont pas'),
  bank: option('CODE', 'la banque des lignes qui n’en ont pas', (given) => {
    const bank = parseBankCode(given);
    if (bank !== undefined) return bank;
    throw misuse(
      `--bank : « ${given} » n'est pas une banque connue ; donnez son code, tel que BIAT.`,
    );
  }),
  'accept-jumps': option(
    'MOTIF',
    'prend aussi ce qui a bougé de plus de 5 % ; le motif est conservé',
    (given) => {
      if (given.trim().length >= minReasonLength) return given.trim();
      throw misuse('--accept-jumps attend le motif, en dix caractères ou plus.');
    },
  ),
};

type ImportLine = CommandLine<typeof options>;

/** `npm run rates:import`: stores a file of rates as a whole or not at all. */
export const command = defineCommand({
  name: 'rates:import',
  about: `Importe un fichier de taux, en entier ou pas du tout.
Les colonnes sont décrites dans docs/staff.md, le reste dans docs/commands.md.`,
  words: { label: 'FICHIER', least: 1, most: 1 },
  options,
  async run(line, host) {
    const [file = ''] = line.words;
    const parsed = await parseFile(file, line);
    const report = await withDatabase(line.options, host.env, ({ db }) =>
      ingest(db, parsed, line, host),
    );
    host.stdout.write(describeImport(file, report, line.options['dry-run']));
    return report.problems.length > 0 ? 1 : 0;
  },
});

function formatOfName(file: string): (typeof formats)[number] {
  const ending = extname(file).slice(1).toLowerCase();
  const format = formats.find((it) => it === ending);
  if (format) return format;
  const known = formats.map((it) => `.${it}`).join(' ou ');
  throw misuse(
    `Le nom « ${file} » ne finit pas par ${known} : enregistrez les taux ainsi, ou donnez --format.`,
  );
}

async function parseFile(
  file: string,
  { options: { format, date, bank } }: ImportLine,
): Promise<ParsedFile> {
  const kind = format ?? formatOfName(file);
  const text = decodeText(await readGivenFile(file));
  if (text.trim() === '') throw new CommandError('unusable-file', `${file} est vide.`);
  try {
    const parsed = kind === 'csv' ? parseRatesCsv(text, file) : parseRatesJson(text, file);
    checkColumns(parsed, file, { date, bank });
    return parsed;
  } catch (error) {
    if (!(error instanceof UnusableFileError)) throw error;
    const option = { date: ' Ou donnez --date AAAA-MM-JJ.', bank: ' Ou donnez --bank CODE.' };
    const { missing, message } = error;
    const advice = missing === 'date' || missing === 'bank' ? option[missing] : '';
    throw new CommandError('unusable-file', `${message}${advice}`, error);
  }
}

async function ingest(
  db: Firestore,
  parsed: ParsedFile,
  { options: { 'accept-jumps': reason, 'dry-run': dryRun, date, bank } }: ImportLine,
  { now, stderr }: CommandHost,
): Promise<FileReport> {
  const progress = startProgress(stderr);
  const acceptJumps = reason === undefined ? undefined : { reason, by: userInfo().username };
  try {
    return await ingestFile(db, parsed, {
      now,
      defaults: { date, bank },
      dryRun,
      acceptJumps,
      onProgress: progress.update,
    });
  } catch (error) {
    if (!(error instanceof IngestInterruptedError)) throw error;
    throw new CommandError('write-interrupted', interruption(error), error);
  } finally {
    progress.stop();
  }
}

function interruption({ written, total, cause }: IngestInterruptedError): string {
  const reason = cause instanceof Error ? cause.message : String(cause);
  return (
    `L'écriture s'est arrêtée après ${written} lignes sur ${total} : ${reason}.\n` +
    'Relancez le même fichier : les lignes déjà écrites sont laissées telles quelles.'
  );
}

/** Formats the report: one line of counts, then one line for each rejected field. */
function describeImport(file: string, report: FileReport, dryRun: boolean): string {
  const head = `${file} : ${describeCounts(report, { dryRun })}\n`;
  if (report.problems.length === 0) return head;
  const details = report.problems.map((problem) => `  ${describeProblem(problem)}\n`);
  return `${head}${details.join('')}Corrigez-les et relancez l'import.\n`;
}
