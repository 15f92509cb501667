import type { PageRenderer } from '@dinar/site/delivery/page-renderer';
import { deriveDocuments, type StoredDocuments } from './documents/derive-documents.ts';
import { knownToday } from './oracle/known-today.ts';
import type { Address } from './pages/addresses.ts';
import { renderPage } from './pages/render-page.ts';
import { type ReadPage, readPage } from './reading/read-page.ts';
import { checkPages } from './rules/check-pages.ts';
import type { Finding } from './rules/finding.ts';
import type { UnevenState } from './states/uneven-state.ts';

/** The numbers read in a state, and the faults. */
export interface Outcome {
  readonly pages: number;
  readonly numbers: number;
  readonly findings: readonly Finding[];
}

/** What was read and found in several states, for the log. */
export function totalsOf(outcomes: readonly Outcome[]) {
  const sum = (count: (outcome: Outcome) => number) =>
    outcomes.reduce((total, outcome) => total + count(outcome), 0);
  return {
    states: outcomes.length,
    pages: sum(({ pages }) => pages),
    numbers: sum(({ numbers }) => numbers),
    violations: sum(({ findings }) => findings.length),
  };
}

/** Ways to plant a fault between the documents and the page. */
export interface Plants {
  readonly documents?: (documents: StoredDocuments) => StoredDocuments;
  readonly html?: (html: string, address: Address) => string;
}

/** A page of a state as functions answer it. */
export interface RenderedPage {
  readonly address: Address;
  readonly html: string;
}

/** Renders the pages of a state, reads them, and checks every number against every rule. */
export function checkState(
  renderer: PageRenderer,
  state: UnevenState,
  addresses: readonly Address[],
  plants: Plants = {},
): Outcome {
  const rendered = renderState(renderer, state, addresses, plants.documents);
  return checkRendered(state, rendered, plants.html);
}

/** Renders the pages of a state. */
export function renderState(
  renderer: PageRenderer,
  state: UnevenState,
  addresses: readonly Address[],
  plant: Plants['documents'] = (documents) => documents,
): RenderedPage[] {
  const documents = plant(deriveDocuments(state));
  return addresses.map((address) => ({
    address,
    html: renderPage(renderer, address.url, documents, state.now),
  }));
}

/** Reads rendered pages, and checks every number against every rule. */
export function checkRendered(
  state: UnevenState,
  rendered: readonly RenderedPage[],
  plant: Plants['html'] = (html) => html,
): Outcome {
  const pages = rendered.map(({ address, html }) => readPage(address, plant(html, address)));
  return {
    pages: pages.length,
    numbers: pages.reduce((sum, page) => sum + numbersOf(page), 0),
    findings: checkPages(pages, knownToday(state)),
  };
}

function numbersOf({ figures, stated }: ReadPage): number {
  return figures.filter(({ shown }) => shown).length + stated.length;
}
