import type { CDPSession } from 'puppeteer-core';

/** A cheap phone on a slow network: Lighthouse's mobile preset as DevTools applies it. */
export const slowPhone = { latencyMs: 562, downKbps: 1470, upKbps: 675, cpuSlowdown: 4 } as const;

const bytesPerKbit = 125;

/** Throttles one page's network and processor with the browser's own emulation. */
export async function throttle(session: CDPSession): Promise<void> {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: slowPhone.latencyMs,
    downloadThroughput: slowPhone.downKbps * bytesPerKbit,
    uploadThroughput: slowPhone.upKbps * bytesPerKbit,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowPhone.cpuSlowdown });
}
