import { converterHeading } from '@dinar/site/pages/converter-heading';
import { textsOfConverter } from '@dinar/site/texts/converter-texts';
import { useEffect, useMemo, useRef } from 'react';
import { loadEarly } from '../../ui/browser/load-early.ts';
import { bestBanks } from '../../ui/conversion/best-banks-part.ts';
import { LaterPart } from '../../ui/panel/later-part.tsx';
import { useIdleValue } from '../../ui/panel/use-idle-value.ts';
import { ConverterCard } from './converter-card.tsx';
import styles from './converter-page.module.css';
import { bankPayouts, converterFoot } from './converter-parts.ts';
import { useConverterState } from './use-converter-state.ts';

// The same element each time: while its code is on its way, rates that move leave it as it was rendered.
const foot = <LaterPart part={converterFoot} given={{}} />;

// Asked for with this module rather than when they are first rendered: one round trip less.
loadEarly(bestBanks.load);

/** The converter: what is asked and what one gets, then what each bank gives; all follow what is chosen. */
export function ConverterPage() {
  const controls = useConverterState();
  const { state, page, links } = controls;
  const result = useRef<HTMLElement>(null);
  // After the last of several keys: the banks' list says itself which amount it is of.
  const request = useIdleValue(state);
  const payouts = useMemo(() => <LaterPart part={bankPayouts} given={{ request }} />, [request]);

  useEffect(() => {
    if (links === 0) return;
    scrollTo(0, 0);
    result.current?.focus({ preventScroll: true });
  }, [links]);

  return (
    <div className={styles.page}>
      <header>
        <h1 className={styles.heading}>{converterHeading(page)}</h1>
        <p className={styles.description}>{textsOfConverter(page.route).description}</p>
      </header>
      <ConverterCard controls={controls} result={result} />
      {payouts}
      {foot}
    </div>
  );
}
