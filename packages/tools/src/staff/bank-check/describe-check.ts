import { bankByCode } from '@dinar/domain/banks/bank';
import type { BankCode, CommercialBankCode } from '@dinar/domain/banks/bank-code';
import { formatDayInWords } from '@dinar/domain/days/format-day';
import { formatTableRate } from '@dinar/domain/format/format-rate';
import type { DescribedPage } from '@dinar/functions/sources/bank-table/bank-pages';
import type { CheckedPage, CheckedRow } from './check-page.ts';
import type { Proposal } from './propose-page.ts';

export interface Check {
  readonly bank: CommercialBankCode;
  readonly file: string;
  /** The description in the project, if any. */
  readonly described: DescribedPage | undefined;
  readonly isDraftFile: boolean;
  readonly checked: CheckedPage | undefined;
  readonly proposal: Proposal | undefined;
}

/** Formats a check in French, for a user who compares it with the page. */
export function describeCheck(check: Check): string {
  const { bank, file, checked, proposal } = check;
  const parts = [
    `${bankByCode(bank satisfies BankCode).fullName} (${bank}), ${file}`,
    `Description : ${standing(check)}.`,
    ...(checked === undefined ? [] : describeChecked(checked)),
    ...(proposal === undefined ? [] : describeProposal(proposal)),
    ...(checked === undefined && proposal === undefined ? [nothingFound] : []),
  ];
  return `${parts.join('\n')}\n`;
}

const nothingFound =
  'Aucun cours dans cette page. Un script les écrit peut-être : enregistrez la page en entier\n' +
  '(« Page web, complète »), ou cherchez l’adresse que ce script interroge. Sinon, npm run rates:import.';

function standing({ described, isDraftFile }: Check): string {
  if (isDraftFile) return 'celle du fichier donné';
  if (described === undefined) return 'aucune encore';
  if (described.verifiedOn === undefined) return 'prête, à vérifier';
  return `vérifiée le ${described.verifiedOn}`;
}

function describeChecked(checked: CheckedPage): string[] {
  if (!checked.ok) return ['', `La page est refusée : ${checked.refusal}`];
  const { reading, rows, lacks } = checked;
  const taken = rows.filter(({ problem }) => problem === undefined).length;
  const days = reading.days.map((day) => formatDayInWords(day)).join(' et ');
  return [
    `Jour : ${days || 'aucun dans la page'}.`,
    '',
    `${taken} lignes prises sur ${rows.length}, en dinars pour une unité ; à gauche, la page :`,
    ...rows.map(describeRow),
    '',
    ...(lacks.length === 0
      ? ['La description ne laisse rien de côté.']
      : ['Ce qui manque encore :']),
    ...lacks.map((lack) => `  - ${lack}`),
  ];
}

function describeRow({ row, problem }: CheckedRow): string {
  const { cells, currency, unit, purchaseRate, saleRate } = row;
  const printed = `  ${problem === undefined ? ' ' : '✗'} ${cells.join(' | ')}`;
  if (problem !== undefined) return `${printed}\n      écartée : ${problem}`;
  const rates = `achat ${formatted(purchaseRate)}, vente ${formatted(saleRate)}`;
  return `${printed}  →  ${currency} (coté pour ${unit}) : ${rates}`;
}

function formatted(rate: number | undefined): string {
  return rate === undefined ? '–' : formatTableRate(rate);
}

function describeProposal({ page, doubts }: Proposal): string[] {
  return [
    '',
    'Proposition, à enregistrer dans un fichier et à essayer avec --description :',
    JSON.stringify(page, undefined, 2),
    'À confirmer :',
    ...doubts.map((doubt) => `  - ${doubt}`),
  ];
}
