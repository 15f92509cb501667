import { commercialBankCodes } from '@dinar/domain/banks/bank-code';
import { collection } from '@dinar/domain/documents/collections';
import { decodeRatesStats, encodeBankQuotes } from '@dinar/domain/documents/rates-stats-document';
import { roundRate } from '@dinar/domain/money/decimal';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';

const mostBanks = 20;
const mostCurrencies = 20;
const stepShare = 0.001;

/** A board that moves until it is stopped. */
export interface MovingBoard {
  stop(): Promise<void>;
}

/**
 * Writes new values for every rate of the boards in each period, directly to the
 * aggregates. Owns `db` from then on and terminates it when stopped.
 */
export async function startMovingBoard(db: Firestore, periodMs: number): Promise<MovingBoard> {
  const { docs } = await db.collection(collection.ratesStats).limit(mostCurrencies).get();
  const boards = docs.map((snapshot) => ({ ref: snapshot.ref, stats: statsIn(snapshot) }));
  let moves = 0;
  let writing: Promise<unknown> = Promise.resolve();
  const move = async () => {
    moves += 1;
    const batch = db.batch();
    for (const { ref, stats } of boards) {
      const banks = encodeBankQuotes(movedBanks(stats, moves));
      batch.update(ref, { ...banks, changedAt: FieldValue.serverTimestamp() });
    }
    await batch.commit();
  };
  const timer = setInterval(() => {
    writing = writing.then(move);
  }, periodMs);
  return {
    stop: async () => {
      clearInterval(timer);
      await writing;
      await db.terminate();
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
