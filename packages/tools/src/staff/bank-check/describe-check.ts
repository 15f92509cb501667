import { bankByCode } from '@dinar/domain/banks/bank';
import type { BankCode, CommercialBankCode } from '@dinar/domain/banks/bank-code';
import { formatDayInWords } from '@dinar/domain/days/format-day';
import type { DescribedPage } from '@dinar/functions/sources/bank-table/bank-pages';
import type { CheckedPage, CheckedRow } from '@dinar/functions/sources/bank-table/check-page';
import { describeCheckedRow } from '@dinar/functions/sources/bank-table/describe-checked-row';
import type { Proposal } from '@dinar/functions/sources/bank-table/propose-page';

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
    ...(checked?.ok || proposal !== undefined ? [] : [nothingFound]),
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
  const days = reading.days.map((day) => formatDayInWords(day, 'fr')).join(' et ');
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

function describeRow(checked: CheckedRow): string {
  const { printed, taken } = describeCheckedRow(checked);
  return checked.problem === undefined
    ? `    ${printed}  →  ${taken}`
    : `  ✗ ${printed}\n      ${taken}`;
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
