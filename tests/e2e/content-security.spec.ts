import { informationLinks, toolLinks } from '@dinar/site/pages/footer-links';
import { expect, type Page } from '@playwright/test';
import { dataNotice, liveBadge, lostWords } from './page-parts.ts';
import { lostConnection, openLive, test } from './visitor.ts';

test.use({ serviceWorkers: 'allow' });

// Violations are reported to the document in which they happen, so each document keeps its own list.
async function keepRefusals(page: Page) {
  await page.addInitScript(() => {
    const refusals: string[] = [];
    Object.assign(globalThis, { refusals });
    document.addEventListener('securitypolicyviolation', (event) => {
      refusals.push(`${event.effectiveDirective}: ${event.blockedURI} ${event.sample}`);
    });
  });
}

function refusalsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => Reflect.get(globalThis, 'refusals'));
}

const sdkImage = /^img-src: https:\/\/www\.google\.com\/images\/cleardot\.gif/;

function directiveOf(refusal: string): string {
  return refusal.slice(0, refusal.indexOf(':'));
}

test.describe('the policy of the page', () => {
  test('Page changes within one document cause no refusal', async ({ page, stack }) => {
    await keepRefusals(page);
    await page.goto('/');
    // Another document would have a list of its own.
    await page.evaluate(() => Object.assign(window, { visit: 'the same' }));
    const footer = page.getByRole('contentinfo');
    for (const { label, path } of [...toolLinks('fr'), ...informationLinks('fr')].reverse()) {
      // By keyboard: the footer moves while a page grows, and a click may miss the link.
      await footer.getByRole('link', { name: label, exact: true }).press('Enter');
      // The head is updated after the page; its structured data is in a script element.
      await expect(page.locator('head link[rel=canonical]')).toHaveAttribute(
        'href',
        new URL(path, stack.hostingUrl).href,
      );
    }
    expect(await page.evaluate(() => Reflect.get(window, 'visit'))).toBe('the same');
    expect(await refusalsOf(page)).toEqual([]);
  });
});

test.describe('code and requests outside the policy', () => {
  // Chromium logs each violation.
  test.use({
    expectedComplaint: /Content Security Policy|requires 'Trusted|Connecting to/i,
  });

  test('Inline code and styles, other hosts and markup from plain text are refused', async ({
    page,
  }) => {
    await keepRefusals(page);
    await page.goto('/');
    await page.evaluate(async () => {
      const attempt = async (act: () => unknown) => {
        try {
          await act();
        } catch (error) {
          if (!(error instanceof TypeError)) throw error;
        }
      };
      const made = <Tag extends keyof HTMLElementTagNameMap>(tag: Tag, into: Element) =>
        into.appendChild(document.createElement(tag));
      await attempt(() => document.body.setAttribute('onclick', 'alert(1)'));
      await attempt(() => document.body.setAttribute('style', 'color: red'));
      await attempt(() => {
        made('style', document.head).textContent = 'body { display: none }';
      });
      await attempt(() => {
        made('img', document.body).src = 'https://elsewhere.example/pixel.gif';
      });
      await attempt(() => {
        made('iframe', document.body).src = 'https://elsewhere.example/';
      });
      await attempt(() => {
        document.body.innerHTML = '<p>from text</p>';
      });
      await attempt(() => fetch('https://elsewhere.example/'));
      await attempt(() => Reflect.get(globalThis, 'trustedTypes').createPolicy('default', {}));
    });
    const directives = async () => [...new Set((await refusalsOf(page)).map(directiveOf))].sort();
    await expect
      .poll(directives)
      .toEqual([
        'connect-src',
        'frame-src',
        'img-src',
        'require-trusted-types-for',
        'style-src-attr',
        'style-src-elem',
        'trusted-types',
      ]);
  });
});

test.describe('the policy of the page, while the connection is lost and back', () => {
  test.use({ expectedComplaint: lostConnection });

  test('Nothing of the site is refused, and no other host gets a request', {
    tag: '@whole',
  }, async ({ page, context, stack }) => {
    const asked = new Set<string>();
    page.on('request', (request) => asked.add(new URL(request.url()).host));
    await keepRefusals(page);
    await openLive(page, '/comparateur');
    // Its start may reset the emulated state: the notice was missing once.
    await page.evaluate(() => navigator.serviceWorker.ready);
    await context.setOffline(true);
    const lost = dataNotice(page).getByText(lostWords);
    await expect(lost).toBeVisible();
    await context.setOffline(false);
    await expect(lost).toBeHidden();
    await expect(liveBadge(page)).toBeAttached({ timeout: 30_000 });
    // The SDK's channel loads a Google image for its own statistics, which the policy refuses.
    const refusals = (await refusalsOf(page)).filter((refusal) => !sdkImage.test(refusal));
    expect(refusals).toEqual([]);
    const hosts = [...asked].filter((host) => host !== 'www.google.com');
    expect(hosts.sort()).toEqual([new URL(stack.hostingUrl).host, stack.firestoreHost].sort());
  });
});
