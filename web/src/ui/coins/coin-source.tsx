import { providerTable } from '@dinar/domain/providers/provider-table';
import { attribution } from '@dinar/site/texts/attributions/attribution';
import { attributionsTexts } from '@dinar/site/texts/attributions/attributions-texts';
import { commonTexts } from '@dinar/site/texts/common/common-texts';
import { NewWindowLink } from '../address/new-window-link.tsx';
import { useTexts } from '../language/locale-context.ts';
import { Tag } from '../mark/tag.tsx';
import { RichText } from '../text/rich-text.tsx';

const { homePage } = providerTable.coingecko;

/** The provider of the coin prices, with the link that it requires near them. */
export function CoinSource({ isDemo }: { isDemo: boolean }) {
  const { demo } = useTexts(commonTexts);
  const text = attribution('coingecko', useTexts(attributionsTexts));
  return (
    <span data-provenance={isDemo ? 'demo' : 'coingecko'}>
      <NewWindowLink href={homePage} text={text} />
      {isDemo && <RichText text=" {mark}" mark={<Tag tone="amber">{demo}</Tag>} />}
    </span>
  );
}
