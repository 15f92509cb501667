import { later } from '../../ui/panel/later.tsx';
import copyStyles from './copy-buttons.module.css';

// One file for all: a page needs them at the same time.
const loadConverter = async () => (await import('./later-converter.ts')).laterConverter;

/** The choices below the result: loaded later. */
export const ConverterChoices = later(async () => (await loadConverter()).ConverterChoices);

/** Each bank's payout: below the result, so loaded later. */
export const BankPayouts = later(async () => (await loadConverter()).BankPayouts);

/** The buttons that copy and share a result: used after it is read, so loaded later. */
export const CopyButtons = later(async () => (await loadConverter()).CopyButtons, {
  meanwhile: <div className={copyStyles.copies} />,
});

/** The panels below the converter: read later, so loaded later. */
export const ConverterFoot = later(async () => (await loadConverter()).ConverterFoot);
