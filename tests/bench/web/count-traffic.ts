import type { CDPSession } from '@playwright/test';

export interface Traffic {
  readonly requests: number;
  readonly bytes: number;
}

export interface CountedTraffic {
  /** What the HTML itself asks for, and the HTML. */
  readonly initial: Traffic;
  /** All of it, with what scripts ask for later: the SDK and its listener. */
  readonly total: Traffic;
}

interface Counted {
  readonly isInitial: boolean;
  bytes: number;
}

/** Counts what a page receives from now on, headers included, as it comes over the wire. */
export async function countTraffic(session: CDPSession): Promise<() => CountedTraffic> {
  const byId = new Map<string, Counted>();
  session.on('Network.requestWillBeSent', ({ requestId, request, initiator }) => {
    if (request.url.startsWith('data:')) return;
    byId.set(requestId, { isInitial: initiator.type !== 'script', bytes: 0 });
  });
  session.on('Network.responseReceived', ({ requestId, response }) =>
    add(byId.get(requestId), response.encodedDataLength),
  );
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) =>
    add(byId.get(requestId), encodedDataLength),
  );
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const counted = byId.get(requestId);
    if (counted) counted.bytes = encodedDataLength;
  });
  await session.send('Network.enable');
  return () => {
    const all = [...byId.values()];
    return { initial: sumOf(all.filter(({ isInitial }) => isInitial)), total: sumOf(all) };
  };
}

function add(counted: Counted | undefined, bytes: number): void {
  if (counted) counted.bytes += bytes;
}

function sumOf(counted: readonly Counted[]): Traffic {
  return { requests: counted.length, bytes: counted.reduce((sum, { bytes }) => sum + bytes, 0) };
}
