import { type ContactEvidence, contactEvidenceLimits, noEvidence } from './contact-evidence.ts';
import {
  type ContactField,
  type ContactForm,
  type ContactProblemCode,
  contactTable,
  honeypot,
  validateContact,
} from './validate-contact.ts';

export type ContactReasonCode =
  | ContactProblemCode
  | `${ContactField}-not-text`
  | 'not-a-document'
  | 'too-many-links'
  | 'honeypot-filled'
  | 'too-many-from-address'
  | 'repeated-message'
  | 'flood';

/** Why a message was set aside: a closed code for tools, French words for the staff. */
export interface ContactReason {
  readonly code: ContactReasonCode;
  readonly text: string;
}

export type ContactDecision =
  | {
      readonly kind: 'valid';
      readonly update: { readonly receivedAt: Date; readonly validatedAt: Date };
    }
  | { readonly kind: 'rejected'; readonly reasons: readonly ContactReason[] }
  | { readonly kind: 'spam'; readonly reasons: readonly ContactReason[] }
  | { readonly kind: 'already-decided' };

const maxLinks = 2;

/**
 * Decides what becomes of a contact message just written, whatever its fields hold: a valid one
 * stays pending and gets its instants, and a message that bears a decision already is left alone.
 * It depends on nothing that is decided of other messages, so their order does not matter.
 */
export function decideContactStatus(
  data: unknown,
  now: Date,
  evidence: ContactEvidence = noEvidence,
): ContactDecision {
  if (!isRecord(data)) {
    return rejected([{ code: 'not-a-document', text: 'Le document est illisible' }]);
  }
  if (isDecided(data)) return { kind: 'already-decided' };
  const typed = readForm(data);
  if (!typed.ok) return rejected(typed.reasons);
  const signs = [...spamSigns(data, typed.form), ...signsOfOthers(evidence)];
  if (signs.length > 0) return { kind: 'spam', reasons: signs };
  const verdict = validateContact(typed.form);
  if (!verdict.ok) return rejected([{ code: verdict.code, text: verdict.message }]);
  return { kind: 'valid', update: { receivedAt: now, validatedAt: now } };
}

function rejected(reasons: readonly ContactReason[]): ContactDecision {
  return { kind: 'rejected', reasons };
}

// The trigger's own writes are recognised here, so that it can never answer itself.
function isDecided(data: Record<string, unknown>): boolean {
  if (data.receivedAt != null || data.validatedAt != null) return true;
  return typeof data.status === 'string' && data.status !== 'pending';
}

function readForm(
  data: Record<string, unknown>,
): { ok: true; form: ContactForm } | { ok: false; reasons: ContactReason[] } {
  const { name, email, subject, message } = data;
  if (
    typeof name === 'string' &&
    typeof email === 'string' &&
    typeof subject === 'string' &&
    typeof message === 'string'
  ) {
    return { ok: true, form: { name, email, subject, message } };
  }
  const wrong = contactTable.filter((row) => typeof data[row.name] !== 'string');
  const reasons = wrong.map(
    (row): ContactReason => ({
      code: `${row.name}-not-text`,
      text: `Le champ ${row.name} n'est pas un texte`,
    }),
  );
  return { ok: false, reasons };
}

function spamSigns(data: Record<string, unknown>, form: ContactForm): ContactReason[] {
  const signs: ContactReason[] = [];
  const trap = data[honeypot.name];
  if (trap !== undefined && trap !== null && trap !== '') {
    signs.push({ code: 'honeypot-filled', text: 'Le champ caché est rempli' });
  }
  if (countLinks(`${form.name} ${form.subject} ${form.message}`) > maxLinks) {
    signs.push({ code: 'too-many-links', text: `Le message contient plus de ${maxLinks} liens` });
  }
  return signs;
}

function signsOfOthers(evidence: ContactEvidence): ContactReason[] {
  const { maxFromAddress, maxFromAnybody } = contactEvidenceLimits;
  const signs: ContactReason[] = [];
  if (evidence.isRepeated) {
    signs.push({ code: 'repeated-message', text: 'La même adresse a déjà envoyé ce message' });
  }
  if (evidence.fromAddress >= maxFromAddress) {
    const text = `Plus de ${maxFromAddress} messages de cette adresse en une heure`;
    signs.push({ code: 'too-many-from-address', text });
  }
  if (evidence.fromAnybody >= maxFromAnybody) {
    const text = `Plus de ${maxFromAnybody} messages reçus en dix minutes`;
    signs.push({ code: 'flood', text });
  }
  return signs;
}

function countLinks(text: string): number {
  return text.match(/(?:https?:\/\/|www\.)\S+/gi)?.length ?? 0;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
