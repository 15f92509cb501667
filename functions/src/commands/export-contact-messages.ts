import { parseArgs } from 'node:util';
import { collection } from '@dinar/domain/documents/collections';
import {
  contactStatuses,
  decodeContactMessage,
} from '@dinar/domain/documents/contact-message-document';
import { openProjectDatabase } from '../config/project-database.ts';
import { contactCsv } from './export/contact-csv.ts';
import { findImportTarget } from './import/import-target.ts';

const usage = `Usage: npm run --silent contact:export -- [--project ID] [--status ${contactStatuses.join('|')}] > messages.csv\n`;

const maxMessages = 10_000;

const { values } = parseArgs({
  options: { project: { type: 'string' }, status: { type: 'string' }, help: { type: 'boolean' } },
});
if (values.help === true) process.stdout.write(usage);
else await exportMessages();

async function exportMessages(): Promise<void> {
  const target = await findImportTarget(values.project, process.env);
  const { db, close } = openProjectDatabase(target.projectId);
  try {
    const newestFirst = db.collection(collection.contactMessages).orderBy('timestamp', 'desc');
    const wanted =
      values.status === undefined ? newestFirst : newestFirst.where('status', '==', values.status);
    const { docs } = await wanted.limit(maxMessages).get();
    const decoded = docs.map((found) => decodeContactMessage(found.ref.path, found.data()));
    process.stdout.write(contactCsv(decoded.flatMap((one) => (one.ok ? [one.value] : []))));
    for (const one of decoded) {
      if (!one.ok) process.stderr.write(`${one.problem.path}: ${one.problem.reason}\n`);
    }
  } finally {
    await close();
  }
}
