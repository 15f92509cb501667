import { bankTable } from '@dinar/domain/banks/bank-table';
import { answer } from '../oracle/conversion.ts';
import type { KnownToday } from '../oracle/known-today.ts';
import { rankedOf } from '../oracle/ranking.ts';
import { bestBanksFor } from '../oracle/required-figures.ts';
import { inOneLine } from '../reading/read-number.ts';
import type { ReadPage } from '../reading/read-page.ts';
import type { Fault } from './finding.ts';

/**
 * Checks what leads an answer, and that it says so: the one best bank by its name, a tie by its number, a
 * chosen bank, else the mean or the mid rate, which name no bank as if it gave it.
 */
export function checkLead(page: ReadPage, known: KnownToday): Fault[] {
  const { conversion, bank } = page.address;
  const element = page.main.querySelector('[data-testid=conversion-result]');
  if (!conversion || !element) return [];
  const block = element.closest('[data-result]');
  const leader = inOneLine(element.closest('p')?.nextElementSibling?.text ?? '');
  const lead = {
    kind: element.getAttribute('data-figure'),
    bank: element.getAttribute('data-bank'),
  };
  const found = answer({ ...conversion, ...(bank && { bank }) }, known);
  const fault = (right: string): Fault => ({
    rule: 'the answer is led rightly',
    place: 'answer',
    text: `${lead.kind} ${lead.bank ?? ''}: ${leader}`,
    right,
  });
  const dated = block?.querySelector('time[datetime]') ? [] : [fault('with its day')];
  if (!found) return dated;
  const best = bank === undefined ? bestBanksFor(conversion, known) : [];
  const [first, second] = best;
  if (first !== undefined && second === undefined) {
    const isRight = lead.kind === 'at-best' && lead.bank === first && isNamed(leader, first);
    return [...dated, ...(isRight ? [] : [fault(`at-best ${first}, by its name`)])];
  }
  if (second !== undefined) {
    const words = `${best.length} banques à égalité`;
    const isRight = lead.kind === 'at-best' && !lead.bank && leader.startsWith(words);
    return [...dated, ...(isRight ? [] : [fault(words)])];
  }
  const has = bank !== undefined && hasOwn(bank, page, known);
  const isBank = /chez/.test(leader);
  if (lead.kind !== 'answer') return [...dated, fault('answer')];
  if (has && !found.isMid)
    return [...dated, ...(isNamed(leader, bank) ? [] : [fault('the chosen bank')])];
  const isAlone = rankedOf(conversion, known)?.inForce.length === 1;
  return [...dated, ...(isBank && !isAlone ? [fault('no bank’s name')] : [])];
}

function isNamed(leader: string, bank: string): boolean {
  const name = bankTable.find(({ code }) => code === bank)?.displayName;
  return name !== undefined && leader.includes(`chez ${name}`);
}

function hasOwn(bank: string, { address }: ReadPage, known: KnownToday): boolean {
  const ranked = address.conversion && rankedOf(address.conversion, known);
  return ranked?.inForce.some((quote) => quote.bank === bank) ?? false;
}
