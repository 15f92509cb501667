import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

type Theme = 'light' | 'dark';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

// A theme changes only colours.
const rulesOfColours = ['color-contrast', 'link-in-text-block'];

/** Fails on every axe finding on the current page, in the light and the dark theme. */
export async function expectAccessible(page: Page): Promise<void> {
  await expectAccessibleIn(page, 'light');
  await expectLegible(page, 'dark');
}

/** Fails on every axe finding on the current page in one theme. */
export async function expectAccessibleIn(page: Page, theme: Theme): Promise<void> {
  await setTheme(page, theme);
  await expectNoFinding(axeOf(page).withTags(tags));
}

/** Fails on every axe finding about the colours of the current page in a theme. */
export async function expectLegible(page: Page, theme: Theme): Promise<void> {
  await setTheme(page, theme);
  await expectNoFinding(axeOf(page).withRules(rulesOfColours));
}

function setTheme(page: Page, colorScheme: Theme): Promise<void> {
  return page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
}

/** In the page itself, because the builder otherwise opens another page for each result, at twice the cost. */
function axeOf(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
}

async function expectNoFinding(axe: AxeBuilder): Promise<void> {
  const { violations } = await axe.analyze();
  expect(
    violations.map(({ id, help, nodes }) => ({ id, help, at: nodes.map(({ html }) => html) })),
  ).toEqual([]);
}
