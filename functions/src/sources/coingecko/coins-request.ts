import { upstreamCoinIds } from '@dinar/domain/crypto/coin-table';
import { jsonTypes, type SourceRequest } from '../http/source-request.ts';

const query = new URLSearchParams({
  vs_currency: 'usd',
  ids: upstreamCoinIds.join(','),
  price_change_percentage: '24h',
});

/** Every followed coin in one call; its refusals come with these statuses and say why. */
export function coinsRequest(key: string | undefined): SourceRequest {
  return {
    source: 'coingecko',
    address: `https://api.coingecko.com/api/v3/coins/markets?${query}`,
    ...(key !== undefined && { headers: { 'x-cg-demo-api-key': key } }),
    accepts: jsonTypes,
    alsoRead: [400, 401, 403],
  };
}
