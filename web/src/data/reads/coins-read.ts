import { decodeCoin } from '@dinar/domain/documents/coin-document';
import { resourceQuery } from '../resource-query.ts';
import { listRead } from './list-read.ts';

/** Every crypto currency. */
export const readCoins = listRead({
  name: 'the coins',
  query: (database) => resourceQuery(database, { kind: 'coins' }),
  decode: decodeCoin,
});
