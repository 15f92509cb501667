import { addDays, type RateDate } from '@dinar/domain/days/rate-date';
import type { BankPageShape, ShapedRow } from '@dinar/domain/documents/bank-page-shape-document';
import { foldWords } from '../fold-words.ts';
import type { PrintedRow } from './printed-row.ts';
import type { BankPageReading } from './read-bank-page.ts';

/** The number of days for which a currency that a page no longer has is reported, before it is forgotten. */
const namedDays = 7;

interface ShapeContext {
  readonly day: RateDate;
  readonly verifiedOn: RateDate;
  /** The shape of the page when it was last accepted under the same verification. */
  readonly known: BankPageShape | undefined;
}

/** A page compared with its earlier shape. */
export interface ComparedShape {
  /** The first difference that makes all its numbers unusable, in French. */
  readonly change: string | undefined;
  /** Codes of currencies that are new today; they are accepted from the next day that has them. */
  readonly added: readonly string[];
  /** Codes of currencies that the page had this week and lacks now. */
  readonly missing: readonly string[];
  /** Whether a price differs; undefined when there is nothing to compare with. */
  readonly hasNewPrices: boolean | undefined;
  readonly next: BankPageShape;
}

/** Compares the shape of a page as read on a day with the known one. */
export function compareShape(reading: BankPageReading, context: ShapeContext): ComparedShape {
  const { day, verifiedOn, known } = context;
  const rows = reading.rows.flatMap((row) => shapedRow(row, context) ?? []);
  const kept = (known?.rows ?? []).filter(({ seenOn }) => addDays(seenOn, namedDays) >= day);
  const absent = kept.filter((row) => find(rows, row) === undefined);
  const next: BankPageShape = {
    verifiedOn,
    header: maskedHeader(reading.header),
    cellCount: reading.rows[0]?.cells.length ?? 0,
    decimalSigns: [...new Set(reading.rows.flatMap((row) => row.decimalSigns))].sort(),
    rows: absent.reduce((all, row) => inserted(all, row, kept), rows),
  };
  return {
    change: known && changeOf({ ...known, rows: kept }, { ...next, rows }),
    added: rows.filter(({ newOn }) => newOn === day).map(({ currency }) => currency),
    missing: absent.map(({ currency }) => currency),
    hasNewPrices: known && rows.some((row) => isRepriced(row, find(known.rows, row))),
    next,
  };
}

function shapedRow(row: PrintedRow, { day, known }: ShapeContext): ShapedRow | undefined {
  const { currency, unit, purchaseRate = null } = row;
  if (currency === undefined) return undefined;
  const before = known?.rows.find((it) => it.currency === currency);
  // One that was lost stays known, so that each reading says so, and not the first alone.
  const saleRate = row.saleRate ?? before?.saleRate ?? null;
  const newOn = before === undefined && known !== undefined ? day : (before?.newOn ?? null);
  return { currency, unit, purchaseRate, saleRate, seenOn: day, newOn };
}

// Masks numbers, because a header may contain the day.
function maskedHeader(header: readonly string[]): string[] {
  return header.map((text) => foldWords(text).replace(/\d+/g, '0'));
}

function changeOf(known: BankPageShape, now: BankPageShape): string | undefined {
  if (known.header.join('|') !== now.header.join('|')) {
    return `l’en-tête était « ${known.header.join(' | ')} », il est « ${now.header.join(' | ')} »`;
  }
  if (known.cellCount !== now.cellCount) {
    return `une ligne avait ${known.cellCount} cellules, elle en a ${now.cellCount}`;
  }
  const [signs, newSigns] = [known.decimalSigns, now.decimalSigns].map((all) => all.join(' '));
  if (signs !== newSigns) {
    return `les décimales s’écrivaient avec « ${signs} », elles s’écrivent avec « ${newSigns} »`;
  }
  return unitChange(known, now) ?? orderChange(known, now);
}

function unitChange(known: BankPageShape, now: BankPageShape): string | undefined {
  const moved = now.rows.find((row) => (find(known.rows, row)?.unit ?? row.unit) !== row.unit);
  const before = moved && find(known.rows, moved)?.unit;
  return moved && `${moved.currency} était coté pour ${before}, il l’est pour ${moved.unit}`;
}

// AED, SAR and QAR are within 3 % of each other, so no guard detects that their labels have been swapped.
function orderChange(known: BankPageShape, now: BankPageShape): string | undefined {
  const shared = now.rows.filter((row) => find(known.rows, row) !== undefined);
  const before = known.rows.filter((row) => find(now.rows, row) !== undefined);
  const index = shared.findIndex(({ currency }, at) => currency !== before[at]?.currency);
  if (index === -1) return undefined;
  return `l’ordre des devises a changé : ${shared[index]?.currency} est à la place de ${before[index]?.currency}`;
}

// Inserts the row after its former predecessor, so that the order survives a day without the currency.
function inserted(rows: readonly ShapedRow[], row: ShapedRow, order: readonly ShapedRow[]) {
  const before = order.slice(0, order.indexOf(row)).reverse();
  const previous = before.map((it) => find(rows, it)).find((it) => it !== undefined);
  const at = previous === undefined ? 0 : rows.indexOf(previous) + 1;
  return [...rows.slice(0, at), row, ...rows.slice(at)];
}

function isRepriced(row: ShapedRow, known: ShapedRow | undefined): boolean {
  if (known === undefined) return false;
  return known.purchaseRate !== row.purchaseRate || known.saleRate !== row.saleRate;
}

function find(rows: readonly ShapedRow[], { currency }: ShapedRow): ShapedRow | undefined {
  return rows.find((row) => row.currency === currency);
}
