import { expect, test } from 'vitest';
import { decodeResource } from './decode-resource.ts';

test('Documents of a resource are decoded in order, and an invalid one is reported', () => {
  const documents = [
    { path: 'coins/bitcoin', data: { name: 'Bitcoin', symbol: 'btc', current_price: 91_000 } },
    { path: 'coins/broken', data: { name: '' } },
    { path: 'coins/solana', data: { name: 'Solana', symbol: 'sol' } },
  ];
  expect(decodeResource({ kind: 'coins' }, documents)).toEqual({
    entry: {
      kind: 'coins',
      key: 'coins',
      value: [
        { id: 'bitcoin', name: 'Bitcoin', symbol: 'btc', currentPrice: 91_000 },
        { id: 'solana', name: 'Solana', symbol: 'sol' },
      ],
    },
    problems: [{ path: 'coins/broken', reason: expect.stringContaining('name') }],
  });
});
