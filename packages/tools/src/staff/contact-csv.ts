import { formulaHarmless } from '@dinar/domain/contact/harmless-text';
import { contactRows } from '@dinar/domain/contact/validate-contact';
import type { ContactMessage } from '@dinar/domain/documents/contact-message-document';

const labels = contactRows.map(({ shortLabel }) => shortLabel.toLowerCase());
const columns = ['id', 'reçu le', 'statut', 'motifs', ...labels];

/**
 * Returns a CSV that spreadsheets open as text: every value is quoted, and none is a formula. Excel reads it
 * as UTF-8 because of its first sign.
 */
export function contactCsv(messages: readonly ContactMessage[]): string {
  const rows = messages.map((message) => [
    message.id,
    message.timestamp.toISOString(),
    message.status,
    message.reasons.map(({ code }) => code).join(' '),
    ...contactRows.map(({ name }) => message[name] ?? ''),
  ]);
  const lines = [columns, ...rows].map((row) => `${row.map(csvValue).join(';')}\r\n`);
  return `\ufeff${lines.join('')}`;
}

function csvValue(text: string): string {
  return `"${formulaHarmless(text).replaceAll('"', '""')}"`;
}
