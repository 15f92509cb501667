import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import { RecentLine } from '../../ui/chart/recent-line.tsx';
import { useToday } from '../../ui/clock/use-today.ts';
import { currencyOf, type KnownBoard } from '../board/use-board-of-today.ts';
import { knownValue } from './resource-state.ts';
import { useLiveRateHistory } from './use-live-resource.ts';

interface RecentPastProps {
  readonly code: ForeignCurrencyCode;
  readonly board: KnownBoard;
}

/** A currency's last month as a line. It subscribes to the values itself; they are part of the page. */
export function RecentPast({ code, board }: RecentPastProps) {
  const today = useToday();
  const { state } = useLiveRateHistory(code, 'recent');
  const years = state.kind === 'failed' ? (knownValue(state) ?? none) : knownValue(state);
  return <RecentLine code={code} years={years} rates={currencyOf(board, code)} today={today} />;
}

const none: readonly never[] = [];
