import type { PageRendererModule } from '@dinar/site/delivery/page-renderer';
import { routes } from '@dinar/site/routes/routes';
import { fromRoot } from '@dinar/tools/command/project-root';
import { expect, test, vi } from 'vitest';
import { sampleCount } from '../../support/sample-count.ts';
import { deriveDocuments } from '../documents/derive-documents.ts';
import { addresses } from '../pages/addresses.ts';
import { renderPage } from '../pages/render-page.ts';
import { namedStates } from '../states/named-states.ts';
import { hardCodedWords } from './hard-coded-words.ts';
import { pseudoTexts } from './pseudo-language.ts';

// Every text of the site is bound by this function when its module loads.
vi.mock('@dinar/domain/language/texts', async (original) => ({
  ...(await original<object>()),
  localized: pseudoTexts,
}));

const urls = [
  ...addresses.map(({ url }) => url),
  ...routes.map(({ path }) => path).filter((path) => !/[:{]/.test(path)),
];

test('A word outside a text is found in an element, an attribute and a description', () => {
  const text = pseudoTexts('Cours de {bank}');
  expect(text).toBe('[!!Cours de {bank}····!!]');
  const html = `<head><title>${text} | Dinar en Direct</title><meta name="description" content="Taux"></head>
    <p title="Aide">[!!Cours de <b translate="no">BIAT</b>!!] vend 1 EUR</p><pre><code translate="no">let</code></pre>`;
  expect(hardCodedWords(html)).toEqual(['content: Taux', 'title: Aide', 'text: vend']);
});

// The states differ in their numbers, and hardly in their words.
const stateCount = sampleCount('WORD_STATES', 2, 6);
const step = Math.ceil(namedStates.length / stateCount);
const states = namedStates.filter((_, index) => index % step === 0);

test('Every word of every page is a text of its language', async () => {
  // From its sources, whose texts can be replaced.
  const module: PageRendererModule = await import(fromRoot('web/src/entry-server.tsx'));
  const { testShells } = await import(fromRoot('web/src/testing/test-shell.ts'));
  const renderer = await module.createPageRenderer(testShells);
  const found = new Map<string, string>();
  for (const state of states) {
    const documents = deriveDocuments(state);
    for (const url of urls) {
      const html = renderPage(renderer, url, documents, state.now);
      for (const words of hardCodedWords(html)) found.set(words, url);
    }
  }
  expect(Object.fromEntries(found)).toEqual({});
}, 600_000);
