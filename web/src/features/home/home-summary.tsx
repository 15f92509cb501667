import type { ConversionRequest } from '@dinar/domain/today/conversion-today';
import { RecentPast } from '../../data/live/recent-past.tsx';
import { useBoardOfToday } from '../../data/live/use-board-of-today.ts';
import { conversionFacts } from '../../ui/conversion/conversion-facts.ts';
import { conversionOutcome } from '../../ui/conversion/conversion-outcome.ts';
import { ConversionSummary } from '../../ui/conversion/conversion-summary.tsx';
import { dinarPairOf } from '../../ui/conversion/dinar-pair-of.ts';
import { Fragment } from '../../ui/text/fragment.ts';

export interface HomeSummaryProps {
  readonly request: ConversionRequest;
}

/** The summary of the card's conversion at the current rates, and the month before. */
export function HomeSummary({ request }: HomeSummaryProps) {
  const board = useBoardOfToday();
  const facts = conversionFacts(conversionOutcome(request, board));
  const code = dinarPairOf(request);
  if (!facts) return null;
  return (
    <Fragment>
      <ConversionSummary facts={facts} />
      {code && <RecentPast code={code} board={board} />}
    </Fragment>
  );
}
