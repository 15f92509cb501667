import { laterPart } from '../../ui/panel/later.tsx';
import { Loadable } from '../../ui/panel/loadable.ts';
import copyStyles from './copy-buttons.module.css';

// One file for all: a page needs them at the same time.
const converter = new Loadable(async () => (await import('./later-converter.ts')).laterConverter);

/** The choices below the result: loaded later. */
export const ConverterChoices = laterPart(converter, ({ ConverterChoices }) => ConverterChoices);

/** Each bank's payout: below the result, so loaded later. */
export const BankPayouts = laterPart(converter, ({ BankPayouts }) => BankPayouts);

/** The buttons that copy and share a result: used after it is read, so loaded later. */
export const CopyButtons = laterPart(converter, ({ CopyButtons }) => CopyButtons, {
  meanwhile: <div className={copyStyles.copies} />,
});

/** The panels below the converter: read later, so loaded later. */
export const ConverterFoot = laterPart(converter, ({ ConverterFoot }) => ConverterFoot);
