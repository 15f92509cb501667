import { lazyPart } from '../../ui/panel/lazy-part.tsx';
import type { BankPayoutsProps } from './bank-payouts.tsx';
import type { ConverterChoicesProps } from './converter-choices.tsx';
import type { CopyButtonsProps } from './copy-buttons.tsx';

/** The choices below the result: loaded later. */
export const converterChoices = lazyPart<ConverterChoicesProps>(async () => {
  return (await import('./converter-choices.tsx')).ConverterChoices;
});

/** Each bank's payout: below the result, so loaded later. */
export const bankPayouts = lazyPart<BankPayoutsProps>(async () => {
  return (await import('./bank-payouts.tsx')).BankPayouts;
});

/** The buttons that copy and share a result: used after it is read, so loaded later. */
export const copyButtons = lazyPart<CopyButtonsProps>(async () => {
  return (await import('./copy-buttons.tsx')).CopyButtons;
});

/** The panels below the converter: read later, so loaded later. */
export const converterFoot = lazyPart<object>(async () => {
  return (await import('./converter-foot.tsx')).ConverterFoot;
});
