import type { CurrencyPair } from '@dinar/site/pages/page';
import { useLiveBoard } from '../../data/use-live-board.ts';
import { useToday } from '../../ui/use-today.ts';
import { BankPayouts } from './bank-payouts.tsx';
import { PairAnswer } from './pair-answer.tsx';

/** What an amount is worth, and what each bank gives for it. */
export function PairAnswers({ pair }: { pair: CurrencyPair }) {
  const board = useLiveBoard();
  const today = useToday();
  return (
    <>
      <PairAnswer pair={pair} board={board} today={today} />
      <BankPayouts pair={pair} board={board} today={today} />
    </>
  );
}
