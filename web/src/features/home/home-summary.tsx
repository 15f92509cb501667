import type { ConversionRequest } from '@dinar/domain/today/conversion-today';
import { useBoardOfToday } from '../../data/board/use-board-of-today.ts';
import { conversionFacts } from '../../ui/conversion/conversion-facts.ts';
import { ConversionSummary } from '../../ui/conversion/conversion-summary.tsx';

export interface HomeSummaryProps {
  readonly request: ConversionRequest;
}

/** The summary of the card's conversion, at the rates of now. */
export function HomeSummary({ request }: HomeSummaryProps) {
  const board = useBoardOfToday();
  const facts = typeof board === 'string' ? undefined : conversionFacts(request, board);
  return facts ? <ConversionSummary facts={facts} /> : null;
}
