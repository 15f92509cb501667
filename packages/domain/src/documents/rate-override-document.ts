import * as v from 'valibot';
import { centralBankCode } from '../banks/bank-code.ts';
import type { RateDate } from '../days/rate-date.ts';
import { type BankRate, type BankRateKey, parseBankRateId } from '../rates/bank-rate.ts';
import type { RateOverride } from '../rates/rate-override.ts';
import { decodeBankRate } from './bank-rate-document.ts';
import { type Decoded, documentId, isRecord } from './decoded.ts';
import { rateDateField } from './field-schemas.ts';

/** Visitors see the reason, so it must be short: one sentence. */
const maxReasonLength = 200;

/**
 * Decodes a `rate-overrides/{date}_{bank}_{CUR}` document, whose id names the rate. Rejects only an id that
 * names no rate. An invalid correction hides the rate, because staff marked the published value as wrong.
 */
export function decodeRateOverride(path: string, data: unknown): Decoded<RateOverride> {
  const key = parseBankRateId(documentId(path));
  if (key === undefined) return { ok: false, problem: { path, reason: unknownId } };
  const fields: Record<string, unknown> = isRecord(data) ? data : {};
  const until = readUntil(fields.until);
  return {
    ok: true,
    value: { key, ...effectOf(key, path, fields, until.fault), ...until },
  };
}

const unknownId =
  'Le nom du document doit être jour_banque_devise, par exemple 2026-11-20_BIAT_EUR.';
const unknownDay = 'Le champ until n’est pas un jour : écrivez par exemple 2026-11-20.';
const nothingAsked =
  'Rien n’est demandé : mettez hide à true pour masquer le cours, ou donnez value pour le corriger.';

function effectOf(
  key: BankRateKey,
  path: string,
  fields: Record<string, unknown>,
  dayFault: string | undefined,
): Pick<RateOverride, 'effect' | 'fault'> {
  const { hide, value } = fields;
  if (isTrue(hide)) return { effect: { kind: 'hidden' } };
  if (isAbsent(value)) return { effect: { kind: 'none' }, fault: nothingAsked };
  const rate = readRate(key, path, fields);
  if (dayFault !== undefined) return { effect: { kind: 'hidden' } };
  if (rate === undefined) return { effect: { kind: 'hidden' }, fault: unreadableValue(key) };
  return { effect: { kind: 'corrected', rate } };
}

function unreadableValue({ bankId }: BankRateKey): string {
  return bankId === centralBankCode
    ? 'Le champ value n’est pas un cours : écrivez le cours moyen, par exemple 3,389.'
    : 'Le champ value n’est pas un cours : écrivez l’achat puis la vente, par exemple 3,360 / 3,440.';
}

function readRate(
  key: BankRateKey,
  path: string,
  { value, why, problem, jumpAccepted }: Record<string, unknown>,
): BankRate | undefined {
  const row = { ...readValue(value), problem, jumpAccepted, ...key, status: 1 };
  const decoded = decodeBankRate(path, row);
  if (!decoded.ok) return undefined;
  const correction = typeof why === 'string' ? why.trim().slice(0, maxReasonLength) : '';
  return { ...decoded.value, correction };
}

/** Reads a mid rate, « achat / vente », or a map with either. */
function readValue(value: unknown): Record<string, unknown> {
  if (isRecord(value)) {
    const { achat, vente, moyen, ...rest } = value;
    return { purchaseRate: achat, saleRate: vente, rate: moyen, ...rest };
  }
  const [first, second, ...more] = String(value).split('/');
  if (second === undefined) return { rate: value };
  return more.length === 0 ? { purchaseRate: first, saleRate: second } : {};
}

function readUntil(value: unknown): { readonly until?: RateDate; readonly fault?: string } {
  if (isAbsent(value)) return {};
  const day = v.safeParse(rateDateField, value);
  return day.success ? { until: day.output } : { fault: unknownDay };
}

function isTrue(value: unknown): boolean {
  return value === true || (typeof value === 'string' && /^\s*(true|oui)\s*$/i.test(value));
}

function isAbsent(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}
