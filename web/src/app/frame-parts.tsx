import tickerStyles from '../features/ticker/ticker.module.css';
import { laterPart } from '../ui/panel/later.tsx';
import { Loadable } from '../ui/panel/loadable.ts';

// One file for all: the first load is smaller without it, and the server's HTML is complete meanwhile.
const frame = new Loadable(async () => (await import('./later-frame.tsx')).laterFrame);

/** The ticker of live rates, which scrolls once they arrive. */
export const Ticker = laterPart(frame, ({ LiveTicker }) => LiveTicker, {
  meanwhile: <div className={tickerStyles.ticker} />,
  failure: null,
});

/** The footer of every page. */
export const Footer = laterPart(frame, ({ Footer }) => Footer, { failure: null });

/** The menu of narrow pages, which a visitor opens. */
export const SideMenu = laterPart(frame, ({ SideMenu }) => SideMenu, { failure: null });

/** The link to the page in the language that the browser prefers. */
export const LanguageOffer = laterPart(frame, ({ LanguageOffer }) => LanguageOffer, {
  failure: null,
});

/** The notice of a currency that the page does not know: the server renders it, and few addresses have one. */
export const UnreadCode = laterPart(frame, ({ UnreadCode }) => UnreadCode, { failure: null });
