import { formatDayOfYear } from '@dinar/domain/days/format-day';
import type { RateDate } from '@dinar/domain/days/rate-date';
import type { Counters } from '@dinar/domain/today/counters';
import type { WidgetLanguage } from '../routes/widget-path.ts';
import { boardsRead } from '../texts/boards-read.ts';

/** The words of a widget in one language. */
export interface WidgetTexts {
  readonly central: string;
  readonly notQuoted: string;
  readonly purchase: string;
  readonly sale: string;
  readonly fewBanks: string;
  readonly demo: string;
  readonly day: (day: RateDate) => string;
  readonly boards: (counters: Counters) => string;
}

/** The words of the widget, by language. */
export const widgetTexts: Readonly<Record<WidgetLanguage, WidgetTexts>> = {
  fr: {
    central: 'Cours moyen officiel',
    notQuoted: 'Pas de cours récent de la Banque Centrale',
    purchase: 'Meilleur achat',
    sale: 'Meilleure vente',
    fewBanks: 'Trop peu de banques lues pour les comparer',
    demo: 'Données de démonstration',
    day: formatDayOfYear,
    boards: boardsRead,
  },
};
