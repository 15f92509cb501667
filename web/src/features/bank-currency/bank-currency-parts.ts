import { lazyPart } from '../../ui/panel/lazy-part.tsx';
import type { BankMonthProps } from './bank-month.tsx';

/** The curve of a bank's last month, below its rates of the day: read later, so loaded later. */
export const bankMonth = lazyPart<BankMonthProps>(async () => {
  return (await import('./bank-month.tsx')).BankMonth;
});
