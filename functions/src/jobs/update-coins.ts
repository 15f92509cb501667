import { coinsRequest } from '../sources/coingecko/coins-request.ts';
import { parseCoins } from '../sources/coingecko/parse-coins.ts';
import { writeCoins } from '../store/ingest/write-coins.ts';
import type { Job } from './job.ts';
import { readSource } from './read-source.ts';
import { visitSources } from './visit-sources.ts';

/** Stores the prices of the followed cryptocurrencies. */
export const updateCoins: Job = (context) => {
  const { db, now, settings, isDemonstration } = context;
  const store = async (body: string) => {
    const { coins, refused } = parseCoins(body, now());
    const marked = coins.map((coin) =>
      isDemonstration ? ({ ...coin, source: 'demo' } as const) : coin,
    );
    return { written: await writeCoins(db, marked), refused };
  };
  const run = () => readSource(context, coinsRequest(settings.coinGeckoKey), store, 'if-changed');
  return visitSources(context, [{ source: 'coingecko', run }]);
};
