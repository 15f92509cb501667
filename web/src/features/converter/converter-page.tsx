import { currencyTable } from '@dinar/domain/currencies/currency-table';
import { pairOfPage } from '@dinar/site/pages/converter-state';
import type { Page } from '@dinar/site/pages/page';
import { conversionHeading } from '@dinar/site/routes/conversion-slugs';
import { textsOfRoute } from '@dinar/site/texts/route-texts';
import { useMemo } from 'react';
import { useLiveBoard } from '../../data/use-live-board.ts';
import { LaterPart } from '../../ui/later-part.tsx';
import { useToday } from '../../ui/use-today.ts';
import { ConverterCard } from './converter-card.tsx';
import styles from './converter-page.module.css';
import { converterFoot, pairAnswers } from './converter-parts.ts';

type ConverterPageOf = Extract<Page, { readonly kind: 'converter' | 'conversion' }>;

// The same element each time: while its code is on its way, rates that move leave it as it was drawn.
const foot = <LaterPart part={converterFoot} given={{}} />;

/** The converter; an address that names a conversion is answered first. */
export function ConverterPage({ page }: { page: ConverterPageOf }) {
  const board = useLiveBoard();
  const today = useToday();
  const pair = pairOfPage(page);
  const answers = useMemo(() => pair && <LaterPart part={pairAnswers} given={{ pair }} />, [pair]);
  return (
    <div className={styles.page}>
      <header>
        <h1 className={styles.heading}>{headingOf(page)}</h1>
        {!pair && <p className={styles.description}>{textsOfRoute(page.route).description}</p>}
      </header>
      {answers}
      <ConverterCard path={pair} board={board} today={today} />
      {foot}
    </div>
  );
}

function headingOf(page: ConverterPageOf): string {
  if (page.kind === 'conversion') return conversionHeading(page.conversion);
  if (!page.pair) return textsOfRoute(page.route).heading;
  const { from, to } = page.pair;
  return `${currencyTable[from].name} (${from}) en ${currencyTable[to].name} (${to})`;
}
