import type { PageKind } from '../routes/page-kind.ts';

/** The image shown when a page is shared; its path is relative to the root of the site. */
export interface ShareImage {
  readonly path: string;
  /** The texts on the image, line by line. */
  readonly lines: readonly string[];
  readonly alt: string;
  readonly width: 1200;
  readonly height: 630;
}

// The images contain no values, because networks cache an image for weeks.
const lines: Readonly<Record<PageKind, readonly string[]>> = {
  home: ['Taux de change', 'du dinar tunisien', 'en direct'],
  banks: ['Cours de change', 'des banques', 'tunisiennes'],
  bank: ['Achat et vente', 'des devises', 'dans une banque'],
  comparator: ['Comparateur', 'des taux de change', 'des banques'],
  converter: ['Convertisseur', 'de devises en', 'dinar tunisien'],
  conversion: ['Conversion en', 'dinar tunisien', 'au cours du jour'],
  crypto: ['Cours des', 'crypto-monnaies'],
  sheet: ['Aide-mémoire', 'de change', 'à imprimer'],
  amounts: ['Un montant', 'dans toutes', 'les devises'],
  information: ['Les taux', 'de change', 'en Tunisie'],
};

/** The share image of a kind of page. */
export function shareImage(kind: PageKind): ShareImage {
  return {
    path: `/images/partage/${kind}.png`,
    lines: lines[kind],
    alt: lines[kind].join(' '),
    width: 1200,
    height: 630,
  };
}
