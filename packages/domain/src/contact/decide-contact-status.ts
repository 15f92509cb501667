import { type ContactEvidence, contactLimits, noEvidence } from './contact-evidence.ts';
import {
  type ContactField,
  type ContactForm,
  type ContactProblem,
  contactFormOf,
  contactRow,
  contactRows,
  honeypot,
  validateContact,
} from './validate-contact.ts';

type ContactReasonCode =
  | `${ContactField}-${ContactProblem['fault']}`
  | `${ContactField}-not-text`
  | 'not-a-document'
  | 'too-many-links'
  | 'honeypot-filled'
  | 'too-many-from-address'
  | 'repeated-message'
  | 'flood';

/** The reason why a message was not accepted: a fixed code for tools and a French text for staff. */
interface ContactReason {
  readonly code: ContactReasonCode;
  readonly text: string;
}

export type ContactDecision =
  | {
      readonly kind: 'rejected' | 'spam' | 'flood';
      readonly reasons: readonly ContactReason[];
    }
  | { readonly kind: 'valid' }
  | { readonly kind: 'already-decided' };

/**
 * Decides the status of a new contact message; its fields may have any values. A valid message remains
 * pending. A message that already has a decision is left unchanged. Decisions on other
 * messages have no influence, so the order of the messages does not matter.
 */
export function decideContactStatus(
  data: unknown,
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
  if (!verdict.ok) return rejected([problemReason(verdict.problem)]);
  if (evidence.alike >= contactLimits.maxAlike) return flood;
  return { kind: 'valid' };
}

/** The decision on a text that many senders sent. Messages with a different text are decided as usual. */
export const flood = {
  kind: 'flood',
  reasons: [
    {
      code: 'flood',
      text: `Plus de ${contactLimits.maxAlike} messages presque identiques en dix minutes`,
    },
  ],
} as const satisfies ContactDecision;

/** The fields by which a decision is stored; undefined for a message that is already decided. */
export function encodeDecision(decision: ContactDecision, receivedAt: Date) {
  if (decision.kind === 'already-decided') return undefined;
  if (decision.kind === 'valid') return { receivedAt, validatedAt: receivedAt };
  const reasons = decision.reasons.map((reason) => ({ ...reason }));
  return { status: decision.kind, reasons, receivedAt };
}

function rejected(reasons: readonly ContactReason[]): ContactDecision {
  return { kind: 'rejected', reasons };
}

/** Whether a message remains as it was judged: a pending one with reasons was set aside, and staff put it back. */
export function isAsJudged(data: Readonly<Record<string, unknown>>): boolean {
  return data.status === 'pending' && data.reasons === undefined && data.settledBy === undefined;
}

/** Whether the site or staff have already decided about a message, so that its status stays as it is. */
export function isDecided(data: Readonly<Record<string, unknown>>): boolean {
  if (data.receivedAt != null || data.validatedAt != null || data.settledBy != null) return true;
  return typeof data.status === 'string' && data.status !== 'pending';
}

function readForm(
  data: Record<string, unknown>,
): { ok: true; form: ContactForm } | { ok: false; reasons: ContactReason[] } {
  const wrong = contactRows.filter(({ name, isRequired }) => {
    const isLeftOut = !isRequired && data[name] === undefined;
    return !isLeftOut && typeof data[name] !== 'string';
  });
  if (wrong.length === 0) {
    return { ok: true, form: contactFormOf((name) => String(data[name] ?? '')) };
  }
  const reasons = wrong.map(
    (row): ContactReason => ({
      code: `${row.name}-not-text`,
      text: `Le champ ${row.name} n'est pas un texte`,
    }),
  );
  return { ok: false, reasons };
}

function problemReason({ field, fault }: ContactProblem): ContactReason {
  const { inSentence, minLength, maxLength } = contactRow(field);
  const texts: Readonly<Record<ContactProblem['fault'], string>> = {
    missing: `${inSentence} est requis`,
    malformed: 'Veuillez entrer un email valide',
    'too-short': `${inSentence} doit contenir au moins ${minLength} caractères`,
    'too-long': `${inSentence} ne doit pas dépasser ${maxLength} caractères`,
  };
  return { code: `${field}-${fault}`, text: texts[fault] };
}

function spamSigns(data: Record<string, unknown>, form: ContactForm): ContactReason[] {
  const { maxLinks } = contactLimits;
  const signs: ContactReason[] = [];
  const trap = data[honeypot.name];
  if (trap !== undefined && trap !== null && trap !== '') {
    signs.push({ code: 'honeypot-filled', text: 'Le champ caché est rempli' });
  }
  if (countLinks(Object.values({ ...form, email: '' }).join(' ')) > maxLinks) {
    signs.push({ code: 'too-many-links', text: `Le message contient plus de ${maxLinks} liens` });
  }
  return signs;
}

function signsOfOthers(evidence: ContactEvidence): ContactReason[] {
  const { maxFromAddress, maxFromAddressADay } = contactLimits;
  const signs: ContactReason[] = [];
  if (evidence.isRepeated) {
    signs.push({ code: 'repeated-message', text: 'La même adresse a déjà envoyé ce message' });
  }
  if (evidence.fromAddress >= maxFromAddress) {
    const text = `Plus de ${maxFromAddress} messages de cette adresse en une heure`;
    signs.push({ code: 'too-many-from-address', text });
  } else if (evidence.fromAddressToday >= maxFromAddressADay) {
    const text = `Plus de ${maxFromAddressADay} messages de cette adresse en un jour`;
    signs.push({ code: 'too-many-from-address', text });
  }
  return signs;
}

function countLinks(text: string): number {
  return text.match(/(?:https?:\/\/|www\.)\S+/gi)?.length ?? 0;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
