import type { HTMLElement } from 'node-html-parser';
import { inOneLine } from './read-number.ts';

/** A rate in the structured data of a page. */
export interface StatedRate {
  readonly name: string;
  readonly currency: string;
  readonly price: number;
  readonly day: string;
}

/** Every rate in the structured data of a page. */
export function statedRatesIn(root: HTMLElement): StatedRate[] {
  return root
    .querySelectorAll('script[type="application/ld+json"]')
    .flatMap((element) => {
      const document: unknown = JSON.parse(element.rawText);
      const graph: unknown = Object(document)['@graph'];
      return Array.isArray(graph) ? graph : [];
    })
    .filter((node) => Object(node)['@type'] === 'ExchangeRateSpecification')
    .map((node) => {
      const { name, currency, currentExchangeRate } = Object(node);
      const { price, validFrom } = Object(currentExchangeRate);
      return {
        name: inOneLine(String(name)),
        currency: String(currency),
        price: Number(price),
        day: String(validFrom),
      };
    });
}
