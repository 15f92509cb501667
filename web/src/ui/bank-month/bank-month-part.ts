import { lazyPart } from '../panel/lazy-part.tsx';
import type { BankMonthProps } from './bank-month.tsx';

/** The curve of a bank's last month. It is below the rates of the day, so it loads later. */
export const bankMonth = lazyPart<BankMonthProps>(async () => {
  return (await import('./bank-month.tsx')).BankMonth;
});
