import type { BankCode } from '@dinar/domain/banks/bank-code';
import type { RateDate } from '@dinar/domain/days/rate-date';
import { useBoardOfToday } from '../../data/board/use-board-of-today.ts';
import { knownValue } from '../../data/resources/resource-state.ts';
import { useLiveBankRecords } from '../../data/resources/use-live-resource.ts';
import { BankFacts } from '../../ui/trust/bank-facts.tsx';

interface BankTrustProps {
  readonly bank: BankCode;
  readonly day: RateDate | undefined;
  readonly today: RateDate;
}

/** The facts about a bank's publishing, live. */
export function BankTrust({ bank, day, today }: BankTrustProps) {
  const [known] = knownValue(useLiveBankRecords().state) ?? [];
  const record = known?.records.find(({ bankId }) => bankId === bank);
  const board = useBoardOfToday();
  const boardOfNow = typeof board === 'string' ? undefined : board;
  return <BankFacts bank={bank} record={record} day={day} board={boardOfNow} today={today} />;
}
