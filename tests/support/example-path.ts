import type { Route } from '@dinar/site/routes/routes';

const examples: Readonly<Record<string, string>> = {
  bankId: 'biat',
  currency: 'eur',
  product: 'euro',
  pattern: '10-euros-en-dinar-tunisien',
  from: 'eur',
  to: 'tnd',
  amount: '25',
  cryptoId: 'bitcoin',
};

/** An address that a route serves, with a usual value in each variable part. */
export function examplePath({ path }: Pick<Route, 'path'>): string {
  return path.replace(/:(\w+)|\{(\w+)\}/g, (part, segment?: string, piece?: string) => {
    const example = examples[segment ?? piece ?? ''];
    if (example === undefined) throw new Error(`No example of ${part} is known`);
    return example;
  });
}
