import { providerTable } from '@dinar/domain/providers/provider-table';
import { attributionsTexts } from '@dinar/site/texts/attributions/attributions-texts';
import { NewWindowLink } from '../address/new-window-link.tsx';
import { useTexts } from '../language/locale-context.ts';
import { Tag } from '../mark/tag.tsx';

const { homePage } = providerTable.coingecko;

/** The provider of the coin prices, with the link that it requires near them. */
export function CoinSource({ isDemo }: { isDemo: boolean }) {
  const attributions = useTexts(attributionsTexts);
  return (
    <span data-provenance={isDemo ? 'demo' : 'coingecko'}>
      <NewWindowLink href={homePage} text={attributions.coingecko} />
      {isDemo && <Tag tone="amber">Données de démonstration</Tag>}
    </span>
  );
}
