import type { CurrencyPair } from '@dinar/site/pages/page';
import { lazyPart } from '../../ui/lazy-part.tsx';

/** The answer to the conversion that an address names; other addresses do without. */
export const pairAnswers = lazyPart<{ pair: CurrencyPair }>(async () => {
  return (await import('./pair-answers.tsx')).PairAnswers;
});

/** What stands below the converter: read later, so loaded later. */
export const converterFoot = lazyPart<object>(async () => {
  return (await import('./converter-foot.tsx')).ConverterFoot;
});
