import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { browserFlags } from '@dinar/tools/browser/browser-flags';
import { findBrowser } from '@dinar/tools/browser/find-browser';
import { defineCommand } from '@dinar/tools/command/command';
import { misuse } from '@dinar/tools/command/options';
import { fromRoot } from '@dinar/tools/command/project-root';
import { type Browser, chromium, type Page } from '@playwright/test';
import { startTestStack } from '../support/test-stack.ts';
import { galleryIndex } from './gallery-index.ts';
import { galleryViews, type View } from './gallery-views.ts';

const widths = [360, 390, 768, 1280, 1920] as const;
const themes = ['light', 'dark'] as const;
const heights: Readonly<Record<(typeof widths)[number], number>> = {
  360: 740,
  390: 844,
  768: 1024,
  1280: 900,
  1920: 1080,
};

// A live page is never idle. This is long enough for late parts and the first values of the listener.
const settleMs = 700;

const folder = fromRoot('.local/gallery');

interface Shot {
  readonly width: (typeof widths)[number];
  readonly theme: (typeof themes)[number];
}

/** `npm run gallery -- [word…]`: photographs every route, or those whose name contains a word. */
export const command = defineCommand({
  name: 'gallery',
  about: 'Photographie chaque page, ou celles dont le nom contient un MOT, dans .local/gallery.',
  words: { label: '[MOT…]', least: 0, most: 20 },
  options: {},
  async run({ words }) {
    const views = galleryViews(words);
    if (views.length === 0) throw misuse(`Aucune page ne contient « ${words.join(' » ni « ')} ».`);
    await takeGallery(views);
    return 0;
  },
});

async function takeGallery(views: readonly View[]): Promise<void> {
  await mkdir(folder, { recursive: true });
  const { stack, addresses } = await startTestStack();
  const browser = await chromium.launch({
    executablePath: await findBrowser('whole'),
    args: [...browserFlags],
  });
  try {
    for (const view of views) {
      for (const shot of shots()) await photograph(browser, addresses.hostingUrl, view, shot);
      console.log(view.name);
    }
    await writeFile(
      path.join(folder, 'index.html'),
      galleryIndex(views, shots(), widths.length, pictureName),
    );
    console.log(path.join(folder, 'index.html'));
  } finally {
    await browser.close();
    await stack.stop();
  }
}

function shots(): Shot[] {
  return themes.flatMap((theme) => widths.map((width) => ({ width, theme })));
}

function pictureName({ name }: View, { width, theme }: Shot): string {
  return `${name}-${width}-${theme}.png`;
}

async function photograph(browser: Browser, origin: string, view: View, shot: Shot): Promise<void> {
  const isPhone = shot.width < 500;
  const context = await browser.newContext({
    viewport: { width: shot.width, height: heights[shot.width] },
    colorScheme: shot.theme,
    reducedMotion: 'reduce',
    locale: 'fr-TN',
    timezoneId: 'Africa/Tunis',
    isMobile: isPhone,
    hasTouch: isPhone,
  });
  const page = await context.newPage();
  await page.goto(origin + view.path);
  await page.waitForTimeout(settleMs);
  await view.prepare?.(page);
  const file = path.join(folder, pictureName(view, shot));
  await showWhole(page, shot.width);
  await page.screenshot({ path: file });
  await context.close();
}

/** Makes the window as high as the page, so that fixed and sticky elements are in their places. */
async function showWhole(page: Page, width: number): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height });
}
