import { median } from '../support/percentiles.ts';
import type { Load } from './measure-load.ts';

/** The middle of several loads of one page; CLS is the worst of them. */
export interface LoadSummary {
  readonly name: string;
  readonly fcpMs: number;
  readonly lcpMs: number;
  readonly tbtMs: number;
  readonly worstCls: number;
  readonly liveMs: number | undefined;
  readonly initialRequests: number;
  readonly initialBytes: number;
  readonly totalRequests: number;
  readonly totalBytes: number;
  /** Scripts that the HTML names, as the proxy sends them. */
  readonly initialScriptBytes: number;
  readonly loads: readonly Load[];
}

export function summarizeLoads(
  name: string,
  loads: readonly Load[],
  initialScriptBytes: number,
): LoadSummary {
  const middle = (pick: (load: Load) => number) => median(loads.map(pick));
  const live = loads.map(({ liveMs }) => liveMs).filter((ms) => ms !== undefined);
  return {
    name,
    fcpMs: middle(({ fcpMs }) => fcpMs),
    lcpMs: middle(({ lcpMs }) => lcpMs),
    tbtMs: middle(({ tbtMs }) => tbtMs),
    worstCls: Math.max(...loads.map(({ cls }) => cls)),
    liveMs: live.length === loads.length ? median(live) : undefined,
    initialRequests: middle(({ traffic }) => traffic.initial.requests),
    initialBytes: middle(({ traffic }) => traffic.initial.bytes),
    totalRequests: middle(({ traffic }) => traffic.total.requests),
    totalBytes: middle(({ traffic }) => traffic.total.bytes),
    initialScriptBytes,
    loads,
  };
}
