import { attributions } from '@dinar/domain/providers/attributions';
import { providerTable } from '@dinar/domain/providers/provider-table';
import { Tag } from '../mark/tag.tsx';

const { homePage } = providerTable.coingecko;

/** The provider of the coin prices, with the link that it requires near them. */
export function CoinSource({ isDemo }: { isDemo: boolean }) {
  return (
    <span data-provenance={isDemo ? 'demo' : 'coingecko'}>
      <a href={homePage} target="_blank" rel="noopener noreferrer">
        {attributions.coingecko}
        <span className="visually-hidden"> (nouvelle fenêtre)</span>
      </a>{' '}
      {isDemo && <Tag tone="amber">Données de démonstration</Tag>}
    </span>
  );
}
