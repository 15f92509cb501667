import { providerTable } from '@dinar/domain/providers/provider-table';
import { Tag } from '../tag.tsx';

const { attribution, homePage } = providerTable.coingecko;

/** Who gives the prices of coins, with the link that it asks for near them. */
export function CoinSource({ isDemo }: { isDemo: boolean }) {
  return (
    <span data-provenance={isDemo ? 'demo' : 'coingecko'}>
      <a href={homePage} target="_blank" rel="noopener noreferrer">
        {attribution}
        <span className="visually-hidden"> (nouvelle fenêtre)</span>
      </a>{' '}
      {isDemo && <Tag tone="amber">Données de démonstration</Tag>}
    </span>
  );
}
