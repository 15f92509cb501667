import { bankByCode } from '@dinar/domain/banks/bank';
import { formatDayInWords } from '@dinar/domain/days/format-day';
import type { BankOfMorning, Morning } from './read-morning.ts';

/** The fields of `staff/matin`, for staff. */
export interface MorningList {
  readonly board: string;
  readonly day: string;
  readonly heldBack: readonly string[];
  readonly missing: readonly string[];
  readonly waiting: readonly string[];
}

const maxNamed = 6;

/** Says in French what staff still have to do. */
export function morningList({ day, banks, heldBack, waiting }: Morning): MorningList {
  const entered = banks.filter((bank) => bank.entered.size > 0).length;
  return {
    board: `${entered} ${entered > 1 ? 'banques' : 'banque'} sur ${banks.length}`,
    day: formatDayInWords(day, 'fr'),
    heldBack,
    missing: banks.flatMap((bank) => lackOf(bank) ?? []),
    waiting,
  };
}

function lackOf(bank: BankOfMorning): string | undefined {
  const { entered, currencies, usualHour, address } = bank;
  const lacking = currencies.filter(({ currency }) => !entered.has(currency));
  if (lacking.length === 0) return undefined;
  const named = lacking.slice(0, maxNamed).map(({ currency }) => currency);
  const more = lacking.length > maxNamed ? '…' : '';
  const isNew = entered.size === 0 && currencies.every(({ last }) => last === undefined);
  const rates = isNew
    ? 'aucun cours jusqu’ici'
    : `il manque ${lacking.length} cours sur ${currencies.length} (${named.join(', ')}${more})`;
  return [
    `${bankByCode(bank.bank).displayName} (${bank.bank}) : ${rates}`,
    ...(usualHour === undefined ? [] : [`publie d’ordinaire ${usualHour}`]),
    address ?? 'adresse de la page inconnue',
  ].join(' ; ');
}

/** The list as the text of a mail. */
export function morningText({ board, heldBack, missing, waiting }: MorningList): string {
  const part = (title: string, lines: readonly string[]) =>
    lines.length === 0 ? [] : ['', `${title} :`, ...lines.map((line) => `- ${line}`)];
  return [
    `Tableau du jour : ${board}.`,
    ...part('Il manque', missing),
    ...part('Fichiers en attente', waiting),
    ...part('Retenu', heldBack),
  ].join('\n');
}
