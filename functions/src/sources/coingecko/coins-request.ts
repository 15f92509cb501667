import { upstreamCoinIds } from '@dinar/domain/crypto/coin-table';
import { jsonTypes, type SourceRequest } from '../http/source-request.ts';

const query = new URLSearchParams({
  vs_currency: 'usd',
  ids: upstreamCoinIds.join(','),
  price_change_percentage: '24h',
});

/**
 * Returns the request for every followed coin in one call. A refusal has one of the `alsoRead` statuses and
 * a body with the reason.
 */
export function coinsRequest(key: string | undefined): SourceRequest {
  return {
    source: 'coingecko',
    address: `https://api.coingecko.com/api/v3/coins/markets?${query}`,
    ...(key !== undefined && { headers: { 'x-cg-demo-api-key': key } }),
    accepts: jsonTypes,
    alsoRead: [400, 401, 403],
  };
}
