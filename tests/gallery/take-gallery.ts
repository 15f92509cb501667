import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { defaultLocale, type Locale, locales } from '@dinar/domain/language/locale';
import { pathIn } from '@dinar/site/routes/locale-path';
import { browserFlags } from '@dinar/tools/browser/browser-flags';
import { findBrowser } from '@dinar/tools/browser/find-browser';
import { defineCommand } from '@dinar/tools/command/command';
import { choice, flag, misuse } from '@dinar/tools/command/options';
import { fromRoot } from '@dinar/tools/command/project-root';
import { type Browser, chromium, type Page } from '@playwright/test';
import { lengthenTexts } from '../support/lengthen-texts.ts';
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

/** The words of all pictures of a gallery. */
interface Look {
  readonly locale: Locale;
  readonly isLonger: boolean;
}

/** `npm run gallery -- [word…]`: photographs every route, or those whose name contains a word. */
export const command = defineCommand({
  name: 'gallery',
  about: 'Photographie chaque page, ou celles dont le nom contient un MOT, dans .local/gallery.',
  words: { label: '[MOT…]', least: 0, most: 20 },
  options: {
    langue: choice(locales, 'Prend les pages dans cette langue, et non en français.'),
    long: flag('Allonge chaque mot de 40 %, pour voir où une traduction manquerait de place.'),
  },
  async run({ words, options }) {
    const views = galleryViews(words);
    if (views.length === 0) throw misuse(`Aucune page ne contient « ${words.join(' » ni « ')} ».`);
    await takeGallery(views, {
      locale: options.langue ?? defaultLocale,
      isLonger: options.long,
    });
    return 0;
  },
});

async function takeGallery(views: readonly View[], look: Look): Promise<void> {
  await mkdir(folder, { recursive: true });
  const { stack, addresses } = await startTestStack();
  const browser = await chromium.launch({
    executablePath: await findBrowser('whole'),
    args: [...browserFlags],
  });
  try {
    for (const view of views) {
      for (const shot of shots())
        await photograph(browser, addresses.hostingUrl, view, { ...look, ...shot });
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

async function photograph(
  browser: Browser,
  origin: string,
  view: View,
  shot: Shot & Look,
): Promise<void> {
  const isPhone = shot.width < 500;
  const context = await browser.newContext({
    viewport: { width: shot.width, height: heights[shot.width] },
    colorScheme: shot.theme,
    reducedMotion: 'reduce',
    locale: `${shot.locale}-TN`,
    timezoneId: 'Africa/Tunis',
    isMobile: isPhone,
    hasTouch: isPhone,
  });
  const page = await context.newPage();
  await page.goto(origin + pathIn(shot.locale, view.path));
  await page.waitForTimeout(settleMs);
  await view.prepare?.(page, shot.locale);
  if (shot.isLonger) await lengthenTexts(page);
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
