import type { PageKind } from '../site/page-kind.ts';

/** The image shown where a page is shared; its path is from the site's root. */
export interface ShareImage {
  readonly path: string;
  readonly alt: string;
  readonly width: 1200;
  readonly height: 630;
}

const alts: Readonly<Record<PageKind, string>> = {
  home: 'Taux de change du dinar tunisien en direct',
  banks: 'Cours de change des banques tunisiennes',
  bank: 'Achat et vente des devises dans une banque tunisienne',
  comparator: 'Comparateur des taux de change des banques tunisiennes',
  converter: 'Convertisseur de devises en dinar tunisien',
  conversion: 'Conversion en dinar tunisien au cours du jour',
  crypto: 'Cours des crypto-monnaies',
  information: 'Les taux de change en Tunisie',
};

/** The share image of a kind of page. */
export function shareImage(kind: PageKind): ShareImage {
  return { path: `/images/partage/${kind}.png`, alt: alts[kind], width: 1200, height: 630 };
}
