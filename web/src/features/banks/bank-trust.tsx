import type { BankCode } from '@dinar/domain/banks/bank-code';
import type { RateDate } from '@dinar/domain/days/rate-date';
import { bankTexts } from '@dinar/site/texts/bank/bank-texts';
import { coverageInWords } from '@dinar/site/texts/bank-records/record-words';
import { useBoardOfToday } from '../../data/live/use-board-of-today.ts';
import { useLiveResource } from '../../data/live/use-live-resource.ts';
import { knownValue } from '../../data/store/reading.ts';
import { useLocale, useTexts } from '../../ui/language/locale-context.ts';
import { BankFacts } from '../../ui/trust/bank-facts.tsx';

interface BankTrustProps {
  readonly bank: BankCode;
  readonly day: RateDate | undefined;
  readonly today: RateDate;
}

/** The facts about a bank's publishing, live. */
export function BankTrust({ bank, day, today }: BankTrustProps) {
  const [known] = knownValue(useLiveResource({ kind: 'records' }).state) ?? [];
  const record = known?.records.find(({ bankId }) => bankId === bank);
  const locale = useLocale();
  const board = useBoardOfToday();
  const boardOfNow = typeof board === 'string' ? undefined : board;
  const { uncovered } = useTexts(bankTexts);
  return (
    <BankFacts
      bank={bank}
      record={record}
      coverage={record ? coverageInWords(record, locale) : known && uncovered}
      day={day}
      board={boardOfNow}
      today={today}
    />
  );
}
