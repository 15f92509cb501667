import { commonTexts } from '@dinar/site/texts/common/common-texts';
import { useTexts } from '../language/locale-context.ts';
import { Tag } from '../mark/tag.tsx';

interface CorrectedProps {
  /** The staff's reason; '' if they gave none. */
  readonly why: string;
  /** Shows the reason only as a tooltip, for tables. */
  readonly isShort?: boolean;
}

/** Marks a value that staff replaced, with their reason. */
export function Corrected({ why, isShort = false }: CorrectedProps) {
  const { corrected, correctedByTeam } = useTexts(commonTexts);
  return (
    <span data-corrected>
      <Tag tone="amber" title={why || correctedByTeam}>
        {corrected}
      </Tag>
      {!isShort && why && <span>{` ${why}`}</span>}
    </span>
  );
}
