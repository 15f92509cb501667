import { bankTable } from '@dinar/domain/banks/bank-table';
import { answer, type Question } from '../oracle/conversion.ts';
import type { KnownToday } from '../oracle/known-today.ts';
import { bestBanksFor, rankedOf } from '../oracle/ranking.ts';
import { inOneLine } from '../reading/read-number.ts';
import type { ReadPage } from '../reading/read-page.ts';
import { type Breach, type Fault, faultsAt, unless } from './finding.ts';

const rule = 'the answer is led rightly';

/**
 * Checks what leads an answer, and that it says so: the one best bank by its name, a tie by its number, a
 * chosen bank, else the mean or the mid rate, which name no bank as if it gave it.
 */
export function checkLead(page: ReadPage, known: KnownToday): Fault[] {
  const element = page.main.querySelector('[data-testid=conversion-result]');
  if (!page.address.conversion || !element) return [];
  const lead = {
    kind: element.getAttribute('data-figure'),
    bank: element.getAttribute('data-bank'),
    words: inOneLine(element.closest('p')?.nextElementSibling?.text ?? ''),
  };
  const isDated = Boolean(element.closest('[data-result]')?.querySelector('time[datetime]'));
  return faultsAt('answer', `${lead.kind} ${lead.bank ?? ''}: ${lead.words}`, [
    ...unless(isDated, rule, 'with its day'),
    ...leadBreaches(lead, page, page.address.conversion, known),
  ]);
}

interface Lead {
  readonly kind: string | undefined;
  readonly bank: string | undefined;
  readonly words: string;
}

function leadBreaches(
  lead: Lead,
  { address: { bank } }: ReadPage,
  conversion: Question,
  known: KnownToday,
): Breach[] {
  const found = answer({ ...conversion, ...(bank && { bank }) }, known);
  if (!found) return [];
  const best = bank === undefined ? bestBanksFor(conversion, known) : [];
  const [first, second] = best;
  if (first !== undefined && second === undefined) {
    const isRight = lead.kind === 'at-best' && lead.bank === first && isNamed(lead.words, first);
    return unless(isRight, rule, `at-best ${first}, by its name`);
  }
  if (second !== undefined) {
    const words = `${best.length} banques à égalité`;
    const isRight = lead.kind === 'at-best' && !lead.bank && lead.words.startsWith(words);
    return unless(isRight, rule, words);
  }
  if (lead.kind !== 'answer') return [[rule, 'answer']];
  const boards = rankedOf(conversion, known)?.inForce ?? [];
  if (bank !== undefined && boards.some((quote) => quote.bank === bank) && !found.isMid) {
    return unless(isNamed(lead.words, bank), rule, 'the chosen bank');
  }
  return unless(!/chez/.test(lead.words) || boards.length === 1, rule, 'no bank’s name');
}

function isNamed(words: string, bank: string): boolean {
  const name = bankTable.find(({ code }) => code === bank)?.displayName;
  return name !== undefined && words.includes(`chez ${name}`);
}

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
  const right = has ? 'nothing: it has' : 'that it has none in force';
  return faultsAt(
    `${bank} ${conversion.from}`,
    says ? 'n’a pas de cours' : 'nothing',
    unless(says !== has, 'a bank that lacks the currency is said to', right),
  );
}
