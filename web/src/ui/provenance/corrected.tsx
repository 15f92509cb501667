import { Tag } from '../mark/tag.tsx';

interface CorrectedProps {
  /** The staff's reason; '' if they gave none. */
  readonly why: string;
  /** Shows the reason only as a tooltip, for tables. */
  readonly isShort?: boolean;
}

/** Marks a value that staff replaced, with their reason. */
export function Corrected({ why, isShort = false }: CorrectedProps) {
  return (
    <span data-corrected>
      <Tag tone="amber" title={why || 'Valeur corrigée par notre équipe'}>
        corrigé
      </Tag>
      {!isShort && why && <span>{` ${why}`}</span>}
    </span>
  );
}
