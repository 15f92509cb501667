import { type ContactStatus, contactStatuses } from './contact-status.ts';

/** A status change of many messages at once, requested by staff. */
export interface ContactAction {
  readonly from: ContactStatus;
  readonly to: ContactStatus;
  /** Limits the change to messages whose address, subject or text contains this text, in any case. */
  readonly contains?: string;
}

export type ReadContactAction =
  | { readonly ok: true; readonly action: ContactAction }
  | { readonly ok: false; readonly answer: string };

/** Reads a `contact-actions` document, or returns a French sentence that names the missing field. */
export function readContactAction(data: Readonly<Record<string, unknown>>): ReadContactAction {
  const [from, to] = [readStatus(data.from), readStatus(data.to)];
  if (from === undefined) return refused('from', 'le statut des messages à changer');
  if (to === undefined) return refused('to', 'leur nouveau statut');
  const contains = typeof data.contains === 'string' ? data.contains.trim() : '';
  return { ok: true, action: { from, to, ...(contains !== '' && { contains }) } };
}

/** Reports the change, in French. */
export function contactActionAnswer({ from, to }: ContactAction, count: number): string {
  if (count === 0) return `Aucun message ${from} à changer.`;
  const messages = count === 1 ? '1 message est passé' : `${count} messages sont passés`;
  return `${messages} de ${from} à ${to}.`;
}

/** Whether an action applies to a message. */
export function isMeant({ contains }: ContactAction, texts: readonly unknown[]): boolean {
  if (contains === undefined) return true;
  return texts.some((text) => String(text).toLowerCase().includes(contains.toLowerCase()));
}

function refused(field: string, meaning: string): ReadContactAction {
  const known = contactStatuses.join(', ');
  return { ok: false, answer: `Le champ ${field} doit être ${meaning} : ${known}.` };
}

function readStatus(value: unknown): ContactStatus | undefined {
  const text = typeof value === 'string' ? value.trim().toLowerCase() : undefined;
  return contactStatuses.find((status) => status === text);
}
