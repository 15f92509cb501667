import { formatDayInWords } from '@dinar/domain/days/format-day';
import { dayStart, parseRateDate, type RateDate } from '@dinar/domain/days/rate-date';
import type { Firestore } from 'firebase-admin/firestore';
import type { Log } from '../../log/log.ts';
import type { BankPage } from '../../sources/bank-table/bank-page.ts';
import type { DescribedPage, VerifiedPage } from '../../sources/bank-table/bank-pages.ts';
import { type CheckedPage, checkPage } from '../../sources/bank-table/check-page.ts';
import { describeCheckedRow } from '../../sources/bank-table/describe-checked-row.ts';
import { proposePage } from '../../sources/bank-table/propose-page.ts';
import { candidateOf } from '../../sources/bank-table/take-bank-page.ts';
import type { SavedPage } from '../../sources/import-file/read-saved-page.ts';
import { UnusableFileError } from '../../sources/import-file/unusable-file-error.ts';
import { SourceError } from '../../sources/source-error.ts';
import { storeBankPage } from '../source-pages/store-bank-page.ts';
import {
  type StoreContext,
  type StoredPage,
  storeSourcePage,
} from '../source-pages/store-source-page.ts';
import { cutLines, type ImportAnswer } from './import-answer.ts';
import { learnPage } from './learn-page.ts';
import { sameAsBefore } from './same-as-before.ts';

interface PageContext {
  readonly now: Date;
  /** The day on which the page was dropped. */
  readonly day: RateDate;
  readonly log: Log;
  /** The descriptions of the banks' pages. */
  readonly pages: readonly DescribedPage[];
  readonly isApproved: boolean;
}

/**
 * Judges a saved page, and stores its rates. A verified description reads it as if the site had fetched it. A page
 * without one, or without a day, waits for a person, who sees each row beside the cells of the page.
 */
export async function judgePage(
  db: Firestore,
  saved: SavedPage,
  { now, day, log, pages, isApproved }: PageContext,
): Promise<ImportAnswer> {
  const context: Reading = {
    context: { db, now: () => now, isDemonstration: false, log, dryRun: !isApproved },
    saved,
    day,
  };
  const described = pages.find(({ page }) => page.bankId === saved.bank);
  const verifiedOn = parseRateDate(described?.verifiedOn ?? '');
  try {
    return described === undefined || verifiedOn === undefined
      ? await judgeUnverified(context, described?.page)
      : await judgeVerified(context, { page: described.page, verifiedOn });
  } catch (error) {
    if (!(error instanceof SourceError)) throw error;
    const seen = `${saved.bank} : ${error.seen}. ${remedyOf(error)}`;
    throw new UnusableFileError(seen, { cause: error });
  }
}

interface Reading {
  readonly context: StoreContext;
  readonly saved: SavedPage;
  readonly day: RateDate;
}

// Somebody who saved the page has to say its day when the page does not.
async function judgeVerified(
  { context, saved, day }: Reading,
  verified: VerifiedPage,
): Promise<ImportAnswer> {
  const { page } = verified;
  const hasDay = page.day.kind === 'page' || page.day.kind === 'row';
  const dryRun = context.dryRun === true && !hasDay;
  const lastModified = dayStart(day).toUTCString();
  const stored = await storeBankPage({ ...context, dryRun }, verified, saved.body, {
    day,
    lastModified,
  });
  if (!dryRun) return takenPage(saved, stored);
  return waitingPage(saved, stored, [undated(day), ...describeRows(checkPage(saved.body, page))]);
}

async function judgeUnverified(
  { context, saved, day }: Reading,
  described: BankPage | undefined,
): Promise<ImportAnswer> {
  const { page, checked, doubts } = readAnyhow(saved, described);
  const { days } = checked.reading;
  if (days.some((printed) => printed !== day)) {
    const seen = `la page montre ${days.join(' et ')}, et non ${day}`;
    throw new SourceError('wrong-day', saved.bank, seen);
  }
  const whole = checked.rows.filter(({ problem }) => problem === undefined);
  // That a bank only buys a currency casts no doubt on its page.
  const held = checked.rows.flatMap(({ row, problem }) =>
    problem === undefined || row.purchaseRate === undefined || row.saleRate === undefined
      ? []
      : [problem],
  );
  const rows = whole.flatMap(({ row }) => candidateOf(row, page, day));
  const stored = await storeSourcePage(context, rows, { source: 'import', name: saved.bank, held });
  const outcome = { ...stored, refused: [...held, ...stored.refused] };
  if (context.dryRun !== true) {
    await learnPage(context.db, page, { day, isWhole: outcome.refused.length === 0 });
    return takenPage(saved, outcome);
  }
  const same = days.length === 0 ? await sameAsBefore(context.db, saved.bank, rows) : undefined;
  const dayDoubt = days.length === 0 ? [undated(day), ...(same === undefined ? [] : [same])] : [];
  return waitingPage(saved, outcome, [
    ...dayDoubt,
    ...doubts,
    ...describeRows(checked),
    ...stored.refused,
  ]);
}

/** Reads a page by its description, else by a proposal. Throws SourceError when neither reads it. */
function readAnyhow({ bank, body, address }: SavedPage, described: BankPage | undefined) {
  const own = described && checkPage(body, described);
  if (described && own?.ok) return { page: described, checked: own, doubts: [] };
  const proposal = proposePage(body, bank, described?.address ?? address);
  const checked = proposal && checkPage(body, proposal.page);
  if (proposal && checked?.ok) {
    // The first doubt is about the address, which staff cannot change.
    return { page: proposal.page, checked: checked, doubts: proposal.doubts.slice(1) };
  }
  const seen = checked?.ok === false ? checked.refusal : 'aucun cours dans cette page';
  throw new SourceError('table-not-found', bank, seen.replace(/\.$/, ''));
}

function undated(day: RateDate): string {
  return `La page ne dit pas de quel jour elle est : ces cours seront ceux du ${formatDayInWords(day, 'fr')}.`;
}

function describeRows(checked: CheckedPage): string[] {
  if (!checked.ok) return [checked.refusal];
  return checked.rows.map((row) => {
    const { printed, taken } = describeCheckedRow(row);
    return `${printed} → ${taken}`;
  });
}

function takenPage(
  { bank }: SavedPage,
  { written, refused, missing = [] }: StoredPage,
): ImportAnswer {
  const nothing = written === 0 && refused.length === 0 ? ' Tout était déjà en place.' : '';
  const answer = `Page de ${bank} : ${written} cours pris, ${leftOut(refused)}.${nothing}`;
  return { answer, lines: cutLines([...refused, ...missing]), status: 'pris' };
}

function waitingPage(
  { bank }: SavedPage,
  { written, refused }: StoredPage,
  lines: readonly string[],
): ImportAnswer {
  const answer =
    `Page de ${bank} : ${written} cours à prendre, ${leftOut(refused)} ; rien n'a encore été écrit. ` +
    'Comparez chaque ligne de lines avec la page : à gauche ses cases, à droite ce que le site prendrait. ' +
    'Si tout est vrai, écrivez votre nom dans by, puis mettez approved à true. ' +
    'Sinon, mettez ces cours dans le formulaire du jour.';
  return { answer, lines: cutLines(lines), status: 'à confirmer' };
}

function leftOut({ length }: readonly string[]): string {
  return `${length} écarté${length > 1 ? 's' : ''}`;
}

function remedyOf({ code }: SourceError): string {
  return code === 'wrong-day'
    ? 'Enregistrez la page d’aujourd’hui, puis déposez-la.'
    : 'Mettez ces cours dans le formulaire du jour, et montrez la page à l’opérateur.';
}
