import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import { RecentLine } from '../../ui/chart/recent-line.tsx';
import { useToday } from '../../ui/clock/use-today.ts';
import { knownValue } from '../store/reading.ts';
import { currencyOf, type KnownBoard } from './use-board-of-today.ts';
import { useLiveResource } from './use-live-resource.ts';

interface RecentPastProps {
  readonly code: ForeignCurrencyCode;
  readonly board: KnownBoard;
}

/** A currency's last month as a line. It subscribes to the values itself; they are part of the page. */
export function RecentPast({ code, board }: RecentPastProps) {
  const today = useToday();
  const { state } = useLiveResource({ kind: 'recent', currency: code });
  const years = knownValue(state) ?? (state.kind === 'failed' ? none : undefined);
  return <RecentLine code={code} years={years} rates={currencyOf(board, code)} today={today} />;
}

const none: readonly never[] = [];
