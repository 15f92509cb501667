import { formulaHarmless } from '@dinar/domain/contact/harmless-text';
import type { ContactMessage } from '@dinar/domain/documents/contact-message-document';

const columns = ['id', 'reçu le', 'statut', 'motifs', 'nom', 'email', 'sujet', 'message'] as const;

/** A CSV that spreadsheets open as text: every value quoted, none of them a formula. */
export function contactCsv(messages: readonly ContactMessage[]): string {
  const rows = messages.map((message) => [
    message.id,
    message.timestamp.toISOString(),
    message.status,
    message.reasons.map(({ code }) => code).join(' '),
    message.name,
    message.email,
    message.subject,
    message.message,
  ]);
  return [columns, ...rows].map((row) => `${row.map(csvValue).join(';')}\r\n`).join('');
}

function csvValue(text: string): string {
  return `"${formulaHarmless(text).replaceAll('"', '""')}"`;
}
