import { contactStatuses } from '@dinar/domain/contact/contact-status';
import { collection } from '@dinar/domain/documents/collections';
import { decodeContactMessage } from '@dinar/domain/documents/contact-message-document';
import { defineCommand } from '../command/command.ts';
import { choice } from '../command/options.ts';
import { contactCsv } from './contact-csv.ts';
import { databaseOptions, withDatabase } from './staff-database.ts';

const maxMessages = 10_000;

/** `npm run contact:export`: writes visitors' messages as CSV, newest first; 1 when one is invalid. */
export const command = defineCommand({
  name: 'contact:export',
  about: `Écrit les messages reçus en CSV, les plus récents d'abord (${maxMessages} au plus) :
npm run --silent contact:export -- --status pending > messages.csv`,
  options: { ...databaseOptions, status: choice(contactStatuses, 'seulement ce statut') },
  run: ({ options }, { env, stdout, stderr }) =>
    withDatabase(options, env, async ({ db }) => {
      const newestFirst = db.collection(collection.contactMessages).orderBy('timestamp', 'desc');
      const { status } = options;
      const wanted = status === undefined ? newestFirst : newestFirst.where('status', '==', status);
      const { docs } = await wanted.limit(maxMessages).get();
      const decoded = docs.map((found) => decodeContactMessage(found.ref.path, found.data()));
      stdout.write(contactCsv(decoded.flatMap((one) => (one.ok ? [one.value] : []))));
      const problems = decoded.flatMap((one) => (one.ok ? [] : [one.problem]));
      for (const { path, reason } of problems) stderr.write(`${path} : illisible. ${reason}\n`);
      return problems.length === 0 ? 0 : 1;
    }),
});
