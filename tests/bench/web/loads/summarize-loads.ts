import { median } from '../../support/percentiles.ts';
import type { Load } from './measure-load.ts';

/** The medians of several loads of one page; CLS is the worst of them. */
export interface LoadSummary {
  readonly name: string;
  readonly fcpMs: number;
  readonly lcpMs: number;
  readonly tbtMs: number;
  readonly worstCls: number;
  readonly liveMs: number | undefined;
  readonly loads: readonly Load[];
}

export function summarizeLoads(name: string, loads: readonly Load[]): LoadSummary {
  const middle = (pick: (load: Load) => number) => median(loads.map(pick));
  const live = loads.map(({ liveMs }) => liveMs).filter((ms) => ms !== undefined);
  return {
    name,
    fcpMs: middle(({ fcpMs }) => fcpMs),
    lcpMs: middle(({ lcpMs }) => lcpMs),
    tbtMs: middle(({ tbtMs }) => tbtMs),
    worstCls: Math.max(...loads.map(({ cls }) => cls)),
    liveMs: live.length === loads.length ? median(live) : undefined,
    loads,
  };
}
