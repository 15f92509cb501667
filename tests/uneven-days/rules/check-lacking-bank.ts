import type { KnownToday } from '../oracle/known-today.ts';
import type { ReadPage } from '../reading/read-page.ts';
import type { Fault } from './finding.ts';

/** Checks that the page states a lack exactly if the requested bank lacks the currency in force. */
export function checkLackingBank(page: ReadPage, known: KnownToday): Fault[] {
  const { kind, bank, conversion } = page.address;
  if (kind !== 'converter' || bank === undefined || !conversion) return [];
  const rates = known.of(conversion.from);
  if (!rates?.leading && !rates?.inForce.length) return [];
  const has =
    bank === 'BCTN'
      ? rates.central !== undefined
      : rates.inForce.some((quote) => quote.bank === bank);
  const says = /n’a pas de cours/.test(page.text);
  if (says !== has) return [];
  return [
    {
      rule: 'a bank that lacks the currency is said to',
      place: `${bank} ${conversion.from}`,
      text: says ? 'n’a pas de cours' : 'nothing',
      right: has ? 'nothing: it has' : 'that it has none in force',
    },
  ];
}
