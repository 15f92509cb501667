import { attributions } from '@dinar/domain/providers/attributions';
import { providerTable } from '@dinar/domain/providers/provider-table';
import { NewWindowLink } from '../address/new-window-link.tsx';
import { Tag } from '../mark/tag.tsx';

const { homePage } = providerTable.coingecko;

/** The provider of the coin prices, with the link that it requires near them. */
export function CoinSource({ isDemo }: { isDemo: boolean }) {
  return (
    <span data-provenance={isDemo ? 'demo' : 'coingecko'}>
      <NewWindowLink href={homePage} text={attributions.coingecko} />
      {isDemo && <Tag tone="amber">Données de démonstration</Tag>}
    </span>
  );
}
