import type { Locale } from '@dinar/domain/language/locale';
import { fill } from '@dinar/domain/language/texts';
import { answerFailureTexts } from '@dinar/site/texts/answer-failure/answer-failure-texts';
import { commonTexts } from '@dinar/site/texts/common/common-texts';
import { Button } from '../control/button.tsx';
import { useLocale } from '../language/locale-context.ts';
import styles from './answer-block.module.css';
import type { AnswerOutcome } from './answer-outcome.ts';

interface ConversionFailureProps {
  readonly outcome: AnswerOutcome;
  readonly onRetry: () => void;
}

/** Shows the reason why there is no result; renders nothing without a failure. */
export function ConversionFailure({ outcome, onRetry }: ConversionFailureProps) {
  const locale = useLocale();
  const words = inWords(outcome, locale);
  if (words === undefined) return null;
  return (
    <div role="alert" className={styles.failure}>
      <p>{words}</p>
      {outcome.kind === 'not-loaded' && (
        <Button onClick={onRetry}>{commonTexts[locale].retry}</Button>
      )}
    </div>
  );
}

function inWords(outcome: AnswerOutcome, locale: Locale): string | undefined {
  const { notLoaded, noRates, noRate } = answerFailureTexts[locale];
  switch (outcome.kind) {
    case 'not-loaded':
      return notLoaded;
    case 'no-rates':
      return noRates;
    case 'no-rate':
      return fill(noRate, { currency: outcome.currency });
    case 'loading':
    case 'nothing':
    case 'no-currency':
    case 'answered':
      return undefined;
  }
}
