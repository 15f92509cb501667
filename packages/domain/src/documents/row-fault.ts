import type { DecodeProblem } from './decoded.ts';

const rate = 'n’est pas un cours au-dessus de 0 : écrivez par exemple 3,360';

const faults: Readonly<Record<string, string>> = {
  currency: 'n’est pas une devise connue : écrivez par exemple EUR',
  bankId: 'n’est pas une banque connue : écrivez par exemple BIAT',
  date: 'n’est pas un jour : écrivez par exemple 2026-11-20',
  purchaseRate: rate,
  saleRate: rate,
  rate,
  manualRate: rate,
};

/** Explains to staff, in French, how to repair a `bank-rates` document that cannot be decoded. */
export function rowFault({ reason }: DecodeProblem): string {
  const [field = ''] = reason.split(':', 1);
  return `Le champ ${field} ${faults[field] ?? 'ne peut pas être lu'}.`;
}
