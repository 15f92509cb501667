import { bankByCode } from '@dinar/domain/banks/bank';
import { canonicalPath } from '../pages/canonical-path.ts';
import type { Page } from '../pages/page.ts';
import type { SiteLink } from '../routes/site-links.ts';
import { conversionHeading } from '../texts/conversion/fixed-conversion.ts';
import { textsOfRoute } from '../texts/route-texts.ts';

const home: SiteLink = { label: 'Accueil', path: '/' };
const banks: SiteLink = { label: 'Banques', path: '/cours-change' };
const comparator: SiteLink = { label: 'Comparateur', path: '/comparateur' };
const converter: SiteLink = { label: 'Convertisseur', path: '/convertisseur' };

/** The path from the home page to a page, including the page itself; empty for the home page. */
export function breadcrumbs(page: Page): readonly SiteLink[] {
  return page.kind === 'home' ? [] : [home, ...trail(page)];
}

function trail(page: Page): readonly SiteLink[] {
  const path = canonicalPath(page);
  switch (page.kind) {
    case 'banks':
      return [banks];
    case 'bank':
      return [banks, { label: bankByCode(page.bank).displayName, path }];
    case 'bank-currency': {
      const { displayName, slug } = bankByCode(page.bank);
      const bank = { label: displayName, path: `/cours-change/${slug}` };
      return [banks, bank, { label: `${page.currency} / TND`, path }];
    }
    case 'comparator':
      return page.currency ? [comparator, { label: `${page.currency} / TND`, path }] : [comparator];
    case 'converter':
      return page.pair
        ? [converter, { label: `${page.pair.from} en ${page.pair.to}`, path }]
        : [converter];
    case 'conversion':
      return [converter, { label: conversionHeading(page.conversion, page.locale), path }];
    case 'sheet':
      return [converter, { label: `Aide-mémoire ${page.currency}`, path }];
    case 'amounts':
      return [converter, { label: textsOfRoute(page.route, page.locale).heading, path }];
    default:
      return [{ label: textsOfRoute(page.route, page.locale).heading, path }];
  }
}
