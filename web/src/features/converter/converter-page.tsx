import type { ConversionRequest } from '@dinar/domain/today/conversion-today';
import { converterHeading } from '@dinar/site/pages/converter-heading';
import { useEffect, useRef } from 'react';
import { loadEarly } from '../../ui/browser/load-early.ts';
import { AnswerDetails } from '../../ui/conversion/answer-block.tsx';
import { useLocale } from '../../ui/language/locale-context.ts';
import { useIdleValue } from '../../ui/panel/use-idle-value.ts';
import { ConverterCard } from './converter-card.tsx';
import styles from './converter-page.module.css';
import { BankPayouts, ConverterFoot } from './converter-parts.tsx';
import { useConverterState } from './use-converter-state.ts';

// Requested with this module rather than at their first render: one round trip less.
loadEarly(AnswerDetails.preload);

/** The converter: the inputs and the result, then each bank's payout; all follow the visitor's choices. */
export function ConverterPage() {
  const controls = useConverterState();
  const { page, links } = controls;
  const locale = useLocale();
  const result = useRef<HTMLElement>(null);

  useEffect(() => {
    if (links === 0) return;
    scrollTo(0, 0);
    result.current?.focus({ preventScroll: true });
  }, [links]);

  return (
    <div className={`page ${styles.page}`}>
      <h1 className={styles.heading}>{converterHeading(page, locale)}</h1>
      <ConverterCard controls={controls} result={result} />
      <Payouts request={page.request} />
      <ConverterFoot />
    </div>
  );
}

/** Each bank's payout, after the last of several key presses: the list shows its own amount. */
function Payouts({ request }: { request: ConversionRequest | undefined }) {
  const shown = useIdleValue(request);
  return shown && <BankPayouts request={shown} />;
}
