import { Tag } from '../mark/tag.tsx';

interface CorrectedProps {
  /** Staff's reason; '' where they gave none. */
  readonly why: string;
  /** In a table the reason is a tooltip alone. */
  readonly isShort?: boolean;
}

/** Says that staff replaced what the source publishes, and why. */
export function Corrected({ why, isShort = false }: CorrectedProps) {
  return (
    <span data-corrected>
      <Tag tone="amber" title={why || 'Valeur corrigée par notre équipe'}>
        corrigé
      </Tag>
      {!isShort && why && ` ${why}`}
    </span>
  );
}
