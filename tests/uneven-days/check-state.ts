import type { PageRenderer } from '@dinar/site/delivery/page-renderer';
import { deriveDocuments } from './documents/derive-documents.ts';
import type { StoredDocuments } from './documents/stored-documents.ts';
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

/** Ways to plant a fault between the documents and the page. */
export interface Plants {
  readonly documents?: (documents: StoredDocuments) => StoredDocuments;
  readonly html?: (html: string, address: Address) => string;
}

/** Renders the pages of a state, reads them, and checks every number against every rule. */
export function checkState(
  renderer: PageRenderer,
  state: UnevenState,
  addresses: readonly Address[],
  plants: Plants = {},
): Outcome {
  const documents = plants.documents?.(deriveDocuments(state)) ?? deriveDocuments(state);
  const pages = addresses.map((address) => {
    const html = renderPage(renderer, address.url, documents, state.now);
    return readPage(address, plants.html?.(html, address) ?? html);
  });
  return {
    pages: pages.length,
    numbers: pages.reduce((sum, page) => sum + numbersOf(page), 0),
    findings: checkPages(pages, knownToday(state)),
  };
}

function numbersOf({ figures, stated }: ReadPage): number {
  return figures.filter(({ shown }) => shown).length + stated.length;
}
