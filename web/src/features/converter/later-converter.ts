import { BankPayouts } from './bank-payouts.tsx';
import { ConverterChoices } from './converter-choices.tsx';
import { ConverterFoot } from './converter-foot.tsx';
import { CopyButtons } from './copy-buttons.tsx';

/** The parts of the converter that load after its own code: see `converter-parts.tsx`. */
export const laterConverter = { BankPayouts, ConverterChoices, ConverterFoot, CopyButtons };
