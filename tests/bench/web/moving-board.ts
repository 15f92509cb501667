import { commercialBankCodes } from '@dinar/domain/banks/bank-code';
import { collection } from '@dinar/domain/documents/collections';
import { decodeRatesStats, encodeBankQuotes } from '@dinar/domain/documents/rates-stats-document';
import { roundRate } from '@dinar/domain/money/decimal';
import type { Firestore } from 'firebase-admin/firestore';

const periodMs = 500;
const mostBanks = 20;
const mostCurrencies = 20;
const stepShare = 0.001;

export interface MovingBoard {
  readonly banks: number;
  readonly currencies: number;
  /** How many times a second the whole board was written. */
  stop(): Promise<number>;
}

/** Writes every rate of up to 20 banks × 20 currencies anew twice a second, straight into the aggregates. */
export async function startMovingBoard(db: Firestore): Promise<MovingBoard> {
  const { docs } = await db.collection(collection.ratesStats).limit(mostCurrencies).get();
  const boards = docs.map((snapshot) => ({ ref: snapshot.ref, stats: statsIn(snapshot) }));
  const startedAt = performance.now();
  let moves = 0;
  let writing: Promise<unknown> = Promise.resolve();
  const move = async () => {
    moves += 1;
    const batch = db.batch();
    for (const { ref, stats } of boards) {
      batch.update(ref, encodeBankQuotes(movedBanks(stats, moves)));
    }
    await batch.commit();
  };
  const timer = setInterval(() => {
    writing = writing.then(move);
  }, periodMs);
  return {
    banks: Math.min(mostBanks, commercialBankCodes.length),
    currencies: boards.length,
    stop: async () => {
      clearInterval(timer);
      await writing;
      return (moves * 1000) / (performance.now() - startedAt);
    },
  };
}

type Snapshot = FirebaseFirestore.QueryDocumentSnapshot;

function statsIn(snapshot: Snapshot) {
  const decoded = decodeRatesStats(snapshot.ref.path, snapshot.data());
  if (!decoded.ok) throw new Error(`${snapshot.ref.path}: ${decoded.problem.reason}`);
  return decoded.value;
}

function movedBanks(stats: ReturnType<typeof statsIn>, move: number) {
  const [sample] = stats.banks;
  if (!sample) return [];
  return commercialBankCodes.slice(0, mostBanks).map((bankId, index) => {
    const quote = stats.banks.find((entry) => entry.bankId === bankId) ?? { ...sample, bankId };
    const factor = 1 + stepShare * Math.sin(move * 1.7 + index);
    const purchaseRate = roundRate(quote.purchaseRate * factor);
    return { ...quote, purchaseRate, saleRate: roundRate(quote.saleRate * factor) };
  });
}
