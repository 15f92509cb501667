import { later } from '../../ui/panel/later.tsx';

/** The choices below the result: loaded later. */
export const ConverterChoices = later(async () => {
  return (await import('./converter-choices.tsx')).ConverterChoices;
});

/** Each bank's payout: below the result, so loaded later. */
export const BankPayouts = later(async () => (await import('./bank-payouts.tsx')).BankPayouts);

/** The buttons that copy and share a result: used after it is read, so loaded later. */
export const CopyButtons = later(async () => (await import('./copy-buttons.tsx')).CopyButtons);

/** The panels below the converter: read later, so loaded later. */
export const ConverterFoot = later(async () => {
  return (await import('./converter-foot.tsx')).ConverterFoot;
});
