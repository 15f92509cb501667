import {
  type CommercialBankCode,
  commercialBankCodes,
  parseBankCode,
} from '@dinar/domain/banks/bank-code';
import { type BankPage, parseBankPage } from '@dinar/functions/sources/bank-table/bank-page';
import { describedPage } from '@dinar/functions/sources/bank-table/bank-pages';
import { type CheckedPage, checkPage } from '@dinar/functions/sources/bank-table/check-page';
import { type Proposal, proposePage } from '@dinar/functions/sources/bank-table/propose-page';
import { decodeText } from '@dinar/functions/sources/import-file/decode-text';
import { SourceError } from '@dinar/functions/sources/source-error';
import { defineCommand } from '../command/command.ts';
import { CommandError } from '../command/command-error.ts';
import { misuse, text } from '../command/options.ts';
import { readGivenFile } from '../command/read-given-file.ts';
import { describeCheck } from './bank-check/describe-check.ts';

/** `npm run bank:check`: ends with 0 when the bank's description reads every row of the page. */
export const command = defineCommand({
  name: 'bank:check',
  about: `Lit la page d’une banque, enregistrée depuis un navigateur, comme le site la lirait :
npm run bank:check -- BIAT page.html
Une banque sans description en reçoit une proposition. docs/sources.md dit la suite.`,
  words: { label: 'BANQUE PAGE', least: 2, most: 2 },
  options: { description: text('FICHIER', 'une description à essayer, en JSON') },
  async run({ words: [name = '', file = ''], options }, { stdout }) {
    const bank = bankOf(name);
    const body = decodeText(await readGivenFile(file));
    const described = describedPage(bank);
    const isDraftFile = options.description !== undefined;
    const page = isDraftFile ? await readDraft(options.description ?? '', bank) : described?.page;
    const own = page && checkPage(body, page);
    const proposal = own?.ok ? undefined : propose(body, bank, described?.page.address);
    const checked = own ?? (proposal && checkPage(body, proposal.page));
    stdout.write(describeCheck({ bank, file, described, isDraftFile, checked, proposal }));
    return proposal === undefined && isWhole(checked) ? 0 : 1;
  },
});

function bankOf(name: string): CommercialBankCode {
  const code = parseBankCode(name);
  const bank = commercialBankCodes.find((it) => it === code);
  if (bank !== undefined) return bank;
  throw misuse(
    `« ${name} » n'est pas une banque de guichet connue ; donnez son code, tel que BIAT.`,
  );
}

async function readDraft(file: string, bank: CommercialBankCode): Promise<BankPage> {
  const unusable = (problem: string) => new CommandError('unusable-file', `${file} : ${problem}`);
  const parsed = parseBankPage(parseJson(decodeText(await readGivenFile(file)), unusable));
  if (!parsed.ok)
    throw unusable(`le champ « ${parsed.field} » n’est pas compris (${parsed.problem}).`);
  if (parsed.page.bankId === bank) return parsed.page;
  throw unusable(`la description est celle de ${parsed.page.bankId}, et non de ${bank}.`);
}

function parseJson(json: string, unusable: (problem: string) => CommandError): unknown {
  try {
    return JSON.parse(json);
  } catch (cause) {
    throw unusable(`ce n’est pas du JSON (${cause instanceof Error ? cause.message : cause}).`);
  }
}

// A page that cannot be parsed was already rejected by its description, or has no rates to describe.
function propose(body: string, bank: CommercialBankCode, address?: string): Proposal | undefined {
  try {
    return proposePage(body, bank, address);
  } catch (error) {
    if (error instanceof SourceError) return undefined;
    throw error;
  }
}

function isWhole(checked: CheckedPage | undefined): boolean {
  return checked?.ok === true && checked.rows.every(({ problem }) => problem === undefined);
}
