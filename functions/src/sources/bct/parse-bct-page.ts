import { centralBankCode } from '@dinar/domain/banks/bank-code';
import type { RateDate } from '@dinar/domain/days/rate-date';
import type { HTMLElement } from 'node-html-parser';
import type { CandidateRate } from '../candidate-rate.ts';
import { findColumn } from '../find-column.ts';
import { foldWords } from '../fold-words.ts';
import { parseFrenchDay } from '../french-day.ts';
import { rateForOneUnit } from '../quoted-rate.ts';
import { cellTexts, readPage } from '../read-page.ts';
import { SourceError } from '../source-error.ts';

const source = 'BCT';

/** The bank quotes 20 currencies; a page with fewer than this is not whole. */
const minimumRows = 15;

/**
 * The interbank mid rates of one day, TND for one unit.
 *
 * Source: https://www.bct.gov.tn/bct/siteprod/cours.jsp and cours_archiv.jsp.
 * Raises SourceError; a page that shows another day than the one asked for is refused.
 */
export function parseBctPage(body: string, day: RateDate): CandidateRate[] {
  const page = readPage(body, source);
  if (/exhausted\s+resultset/i.test(body)) {
    throw new SourceError(
      'no-data',
      source,
      `the page has no data for ${day} (Exhausted Resultset)`,
    );
  }
  const { table, shownDay } = findInterbankTable(page);
  if (shownDay !== day) {
    throw new SourceError('wrong-day', source, `the page shows ${shownDay}, not ${day}`);
  }
  return readMidRates(table, day);
}

// The same page carries the manual-exchange rates under a heading that shares most words, and
// neither table has a caption or an id: what belongs to a heading is what follows it.
function findInterbankTable(page: HTMLElement): { table: HTMLElement; shownDay: RateDate } {
  const blocks = page.querySelectorAll('h3, h5, table');
  const start = blocks.findIndex((block) => block.tagName === 'H3' && isInterbank(block.text));
  if (start < 0) {
    throw new SourceError('table-not-found', source, 'no heading of the interbank mid rates');
  }
  const rest = blocks.slice(start + 1);
  const next = rest.findIndex((block) => block.tagName === 'H3');
  const section = next < 0 ? rest : rest.slice(0, next);
  const table = section.find((block) => block.tagName === 'TABLE');
  if (table === undefined) {
    throw new SourceError('table-not-found', source, 'no table under the interbank heading');
  }
  return { table, shownDay: readShownDay(section) };
}

function isInterbank(heading: string): boolean {
  const words = foldWords(heading);
  return (
    words.includes('cours moyens') && words.includes('interbancaire') && !words.includes('manuel')
  );
}

// « Journée » may come with its accent broken, and the day after no-break spaces.
function readShownDay(section: readonly HTMLElement[]): RateDate {
  for (const block of section) {
    const day = /journ\S{1,4}\s+du\s+(\d{1,2}\/\d{1,2}\/\d{4})/i.exec(block.text)?.[1];
    const shownDay = day === undefined ? undefined : parseFrenchDay(day);
    if (shownDay !== undefined) return shownDay;
  }
  throw new SourceError('day-not-found', source, 'no « Journée du » under the interbank heading');
}

function readMidRates(table: HTMLElement, day: RateDate): CandidateRate[] {
  const [header, ...rows] = table.querySelectorAll('tr').map(cellTexts);
  const columns = {
    currency: findColumn(header ?? [], ['sigle', 'code'], source),
    unit: findColumn(header ?? [], ['unite'], source),
    value: findColumn(header ?? [], ['valeur', 'cours'], source),
  };
  const rates = rows.map((cells) => {
    const currency = cells[columns.currency] ?? '';
    const rate = rateForOneUnit(cells[columns.value] ?? '', cells[columns.unit] ?? '');
    if (!/^[A-Z]{3}$/.test(currency) || !rate.ok) {
      const reason = rate.ok ? 'no currency code' : rate.reason;
      throw new SourceError('malformed-row', source, `row ${JSON.stringify(cells)}: ${reason}`);
    }
    const { value } = rate;
    return { bankId: centralBankCode, currency, date: day, purchaseRate: value, saleRate: value };
  });
  if (rates.length >= minimumRows) return rates;
  throw new SourceError('too-few-rows', source, `only ${rates.length} rows, under ${minimumRows}`);
}
