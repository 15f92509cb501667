import { centralBankCode } from '@dinar/domain/banks/bank-code';
import type { RateDate } from '@dinar/domain/days/rate-date';
import type { CentralCandidate } from '../candidate-rate.ts';
import { readPage } from '../read-page.ts';
import { SourceError } from '../source-error.ts';
import {
  dayOfSection,
  findSection,
  type PageSection,
  sectionsOf,
  tableOfSection,
} from './page-section.ts';
import { type MidRow, readMidTable } from './read-mid-table.ts';

const source = 'BCT';

/**
 * The complete heading of each table. A table of other means, for example monthly ones, has other words in
 * it.
 */
const interbankTable = {
  heading:
    'Cours Moyens des Devises Cotées en dinar tunisien sur le Marché des Changes interbancaire',
  // A table with fewer rows than this is incomplete.
  minimumRows: 15,
};
const manualTable = {
  heading:
    'Cours Moyens en dinar tunisien pour le Change Manuel et les Chèques de Voyage des Devises Cotées sur le Marché des Changes Interbancaire',
  // Of 17.
  minimumRows: 10,
};

/** The rates that the central bank publishes for one day. */
export interface CentralPage {
  readonly rates: readonly CentralCandidate[];
  /** The reason, a sentence, why some or all of the page's manual-exchange rates could not be accepted. */
  readonly manualProblem?: string;
}

/**
 * Returns the mid rates of one day, interbank and manual exchange, in TND for one unit.
 *
 * Source: https://www.bct.gov.tn/bct/siteprod/cours.jsp and cours_archiv.jsp. Throws SourceError; a page of
 * another day than the requested one is refused. The interbank rates are accepted all or none, and do not
 * depend on the manual-exchange rates.
 */
export function parseBctPage(body: string, day: RateDate): CentralPage {
  const page = readPage(body, source);
  if (/exhausted\s+resultset/i.test(body)) {
    const seen = `la page n’a rien pour le ${day} (Exhausted Resultset)`;
    throw new SourceError('no-data', source, seen);
  }
  const sections = sectionsOf(page);
  const interbank = readSection(sections, day, interbankTable);
  checkInterbank(interbank);
  const manual = readManual(sections, day, interbank);
  const rates = interbank.map(({ currency, rate }): CentralCandidate => {
    const manualRate = manual.rates.get(currency);
    const mids = { rate, ...(manualRate !== undefined && { manualRate }) };
    return { bankId: centralBankCode, currency, date: day, ...mids };
  });
  return { rates, ...(manual.problem !== undefined && { manualProblem: manual.problem }) };
}

function readSection(
  sections: readonly PageSection[],
  day: RateDate,
  { heading, minimumRows }: typeof interbankTable,
): MidRow[] {
  const section = findSection(sections, heading, source);
  const shownDay = dayOfSection(section, source);
  if (shownDay !== day) {
    throw new SourceError('wrong-day', source, `la page montre le ${shownDay}, et non le ${day}`);
  }
  return readMidTable(tableOfSection(section, source), { source, minimumRows });
}

// Interbank values have four decimals and manual-exchange values three. Nothing else distinguishes the
// tables when one is printed under the other's heading.
function checkInterbank(rows: readonly MidRow[]): void {
  if (rows.some(({ printed }) => /[.,]\d{4}/.test(printed))) return;
  const seen = 'aucun cours interbancaire n’a de quatrième décimale, comme ceux du change manuel';
  throw new SourceError('table-ambiguous', source, seen);
}

function readManual(
  sections: readonly PageSection[],
  day: RateDate,
  interbank: readonly MidRow[],
): { readonly rates: ReadonlyMap<string, number>; readonly problem?: string } {
  try {
    const rows = readSection(sections, day, manualTable);
    const alone = rows.filter(({ currency }) => !interbank.some((it) => it.currency === currency));
    const rates = new Map(rows.map(({ currency, rate }) => [currency, rate]));
    if (alone.length === 0) return { rates };
    const names = alone.map(({ currency }) => currency).join(', ');
    return { rates, problem: `Cours du change manuel sans cours interbancaire : ${names}.` };
  } catch (error) {
    if (!(error instanceof SourceError)) throw error;
    return { rates: new Map(), problem: `Aucun cours du change manuel : ${error.seen}.` };
  }
}
