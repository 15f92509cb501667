import { bankTable } from '@dinar/domain/banks/bank-table';
import { isInForce } from '@dinar/domain/days/in-force';
import { day } from '@dinar/domain/testing/rate-arbitraries';
import type { DocumentData, Firestore } from 'firebase-admin/firestore';

/** The raw documents from which the files are made, by id. */
export interface RawStore {
  readonly stats: ReadonlyMap<string, DocumentData>;
  readonly snapshots: ReadonlyMap<string, DocumentData>;
  readonly histories: ReadonlyMap<string, DocumentData>;
}

export async function rawStore(db: Firestore): Promise<RawStore> {
  const [stats = none, snapshots = none, histories = none] = await Promise.all(
    ['rates-stats', 'bank-snapshots', 'rate-history'].map(async (name) => {
      const { docs } = await db.collection(name).get();
      return new Map(docs.map((one) => [one.id, one.data()] as const));
    }),
  );
  return { stats, snapshots, histories };
}

const none: ReadonlyMap<string, DocumentData> = new Map();

const slugs = new Map<string, string>(bankTable.map(({ code, slug }) => [code, slug]));

/** A number as one line: its currency, kind, bank, value, day, source and correction. */
function line(currency: string, kind: string, bank: string, rate: DocumentData): string {
  const { value, date, source, correction = '-' } = rate;
  return [currency, kind, slugs.get(bank) ?? '-', value, date, source, correction].join(' ');
}

/** The lines that the latest file must have, read from the documents without the site's own readers. */
export function expectedLatest({ stats }: RawStore, today: string): string[] {
  return [...stats]
    .flatMap(([currency, { bctn_rate: central, live_rate: live, banks }]) => [
      ...(central ? centralLines(currency, central) : []),
      ...(live && isOpen(live) ? [{ day: live.date, text: line(currency, 'live', '', live) }] : []),
      ...(banks ?? []).flatMap((quote: DocumentData) =>
        counterLines(currency, quote.bankId, quote),
      ),
    ])
    .filter(({ day }) => isShown(day, today))
    .map(({ text }) => text)
    .sort();
}

/** The line of each currency with boards in force: their number and sources, the best prices with their banks. */
export function expectedBest({ stats }: RawStore, today: string): string[] {
  return [...stats]
    .flatMap(([currency, { banks }]) => {
      const boards = (banks ?? []).filter(({ date }: DocumentData) => isInForce(date, day(today)));
      if (boards.length === 0) return [];
      const best = (side: string, order: number) => {
        const rates = boards.map((board: DocumentData) => board[side]);
        return boards.length < 3
          ? '-'
          : Math.max(...rates.map((rate: number) => rate * order)) * order;
      };
      const demo = boards.some(({ source }: DocumentData) => source === 'demo') ? [' demo '] : [];
      return [
        [currency, boards.length, best('purchaseRate', 1), best('saleRate', -1), ...demo].join(' '),
      ];
    })
    .sort();
}

/** The line of each published day of a currency, read from its years. */
export function expectedSeries({ histories }: RawStore, currency: string, today: string): string[] {
  const years = [...histories].filter(([id]) => id.startsWith(`${currency}_`));
  return years
    .flatMap(([id, { points }]) =>
      Object.entries<DocumentData>(points).flatMap(([key, point]) => {
        const date = `${id.slice(-4)}-${key}`;
        const central = point.central ?? point.archived;
        if (date > today || central == null) return point.isDemo ? [' demo '] : [];
        const best = [point.bestBuy ?? '-', point.bestSell ?? '-'];
        return [[date, central, ...best, 'bct', ...(point.isDemo ? [' demo '] : [])].join(' ')];
      }),
    )
    .sort();
}

/** The lines of all banks on a day. `expectedBank`: of one bank and currency over its latest 30 days. */
export function expectedDay({ snapshots }: RawStore, day: string): string[] {
  return linesOf([...snapshots.values()].filter(({ date }) => date === day));
}

export function expectedBank({ snapshots }: RawStore, bank: string, currency: string): string[] {
  const own = [...snapshots.values()]
    .filter(({ bankId }) => bankId === bank)
    .sort((a, b) => (a.date < b.date ? 1 : -1));
  return linesOf(own.slice(0, 30)).filter((text) => text.startsWith(`${currency} `));
}

function linesOf(snapshots: readonly DocumentData[]): string[] {
  return snapshots
    .flatMap(({ bankId, date, rates }) =>
      Object.entries<DocumentData>(rates).flatMap(([currency, rate]) =>
        bankId === 'BCTN'
          ? centralLines(currency, {
              ...rate,
              value: rate.rate,
              manualValue: rate.manualRate,
              date,
            })
          : counterLines(currency, bankId, { ...rate, date }),
      ),
    )
    .map(({ text }) => text)
    .sort();
}

function centralLines(currency: string, rate: DocumentData) {
  const manual = rate.manualValue;
  const of = (kind: string, value: number) => ({
    day: rate.date,
    text: line(currency, kind, 'BCTN', { ...rate, value }),
  });
  return [of('central', rate.value), ...(manual == null ? [] : [of('central-manual', manual)])];
}

function counterLines(currency: string, bank: string, quote: DocumentData) {
  return (['purchase', 'sale'] as const).map((kind) => ({
    day: quote.date,
    text: line(currency, kind, bank, { ...quote, value: quote[`${kind}Rate`] }),
  }));
}

// The one provider that permits redistribution, and demonstration rates, which the files refuse.
function isOpen({ provider, source }: DocumentData): boolean {
  return source === 'demo' || provider === 'currency-api';
}

function isShown(day: string, today: string): boolean {
  const age = (Date.parse(today) - Date.parse(day)) / 86_400_000;
  return age >= 0 && age <= 7;
}

/** The lines of a file in JSON. */
export function linesOfJson(body: string): string[] {
  const { rates } = JSON.parse(body);
  return rates
    .map((rate: DocumentData) => {
      const { currency, kind, bank, value, day, source, correction } = rate;
      return [currency, kind, bank ?? '-', Number(value), day, source, correction ?? '-'].join(' ');
    })
    .sort();
}

/** The lines of a file in CSV without corrections. */
export function linesOfCsv(body: string): string[] {
  const [, ...lines] = body.trimEnd().split('\r\n');
  return lines
    .map((text) => {
      const [currency, kind, bank, value, day, , source] = text.split(',');
      return [currency, kind, bank || '-', Number(value), day, source, '-'].join(' ');
    })
    .sort();
}

/** The lines of a file of best prices. */
export function linesOfBest(body: string): string[] {
  const { best } = JSON.parse(body);
  return best
    .map(({ currency, boards, purchase, sale }: DocumentData) =>
      [
        currency,
        boards,
        purchase === null ? '-' : Number(purchase),
        sale === null ? '-' : Number(sale),
      ].join(' '),
    )
    .sort();
}

/** The lines of a series. */
export function linesOfSeries(body: string): string[] {
  const { days } = JSON.parse(body);
  const number = (value: string | null) => (value === null ? '-' : Number(value));
  return days.day
    .map((day: string, index: number) =>
      [
        day,
        ...['central', 'bestPurchase', 'bestSale'].map((name) => number(days[name][index])),
        days.providerId[index],
      ].join(' '),
    )
    .sort();
}
