import { lazyPart } from '../../ui/lazy-part.tsx';
import type { BankPayoutsProps } from './bank-payouts.tsx';

/** What each bank gives: below the result, so loaded later. */
export const bankPayouts = lazyPart<BankPayoutsProps>(async () => {
  return (await import('./bank-payouts.tsx')).BankPayouts;
});

/** What is below the converter: read later, so loaded later. */
export const converterFoot = lazyPart<object>(async () => {
  return (await import('./converter-foot.tsx')).ConverterFoot;
});
