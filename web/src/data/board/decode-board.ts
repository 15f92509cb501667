import { parseForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import { type Decoded, type DecodeProblem, documentId } from '@dinar/domain/documents/decoded';
import { readInstant } from '@dinar/domain/documents/field-schemas';
import { decodeRatesStats } from '@dinar/domain/documents/rates-stats-document';
import { isEmptied, type RatesStats } from '@dinar/domain/rates/currency-rates';
import type { RawDocument } from '@dinar/site/delivery/decode-resource';
import type { Board } from './board-state.ts';

/**
 * Decodes `rates-stats` documents: all of them, or those that changed since a known board. An unreadable
 * document becomes a problem of the board.
 */
export function decodeBoard(documents: Iterable<RawDocument>, known?: Board): Board {
  const ratesByCurrency = new Map(known?.ratesByCurrency);
  const problems: DecodeProblem[] = [];
  let { asOf } = known ?? {};
  for (const document of documents) {
    const decoded = decodeOnce(document);
    asOf = later(asOf, changeOf(document));
    if (decoded.ok && !isEmptied(decoded.value)) {
      ratesByCurrency.set(decoded.value.currency, decoded.value);
      continue;
    }
    const currency = parseForeignCurrencyCode(documentId(document.path));
    if (currency) ratesByCurrency.delete(currency);
    if (!decoded.ok) problems.push(decoded.problem);
  }
  return { ratesByCurrency, problems, asOf };
}

function changeOf({ data }: RawDocument): number | undefined {
  const changedAt = typeof data === 'object' && data && Reflect.get(data, 'changedAt');
  return readInstant(changedAt)?.getTime();
}

function later(a: number | undefined, b: number | undefined): number | undefined {
  return a === undefined || (b !== undefined && b > a) ? b : a;
}

const decodedBefore = new WeakMap<RawDocument, Decoded<RatesStats>>();

// An update changes few of some twenty documents, and decoding all of them would delay an input.
function decodeOnce(document: RawDocument): Decoded<RatesStats> {
  const known = decodedBefore.get(document);
  if (known) return known;
  const decoded = decodeRatesStats(document.path, document.data);
  decodedBefore.set(document, decoded);
  return decoded;
}
