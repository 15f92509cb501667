import tickerStyles from '../features/ticker/ticker.module.css';
import { later } from '../ui/panel/later.tsx';

// One file for all: the first load is smaller without it, and the server's HTML is complete meanwhile.
const loadFrame = async () => (await import('./later-frame.tsx')).laterFrame;

/** The ticker of live rates, which scrolls once they arrive. */
export const Ticker = later(async () => (await loadFrame()).LiveTicker, {
  meanwhile: <div className={tickerStyles.ticker} />,
  failure: null,
});

/** The footer of every page. */
export const Footer = later(async () => (await loadFrame()).Footer, { failure: null });

/** The menu of narrow pages, which a visitor opens. */
export const SideMenu = later(async () => (await loadFrame()).SideMenu, { failure: null });

/** The link to the page in the language that the browser prefers. */
export const LanguageOffer = later(async () => (await loadFrame()).LanguageOffer, {
  failure: null,
});

/** The notice of a currency that the page does not know: the server renders it, and few addresses have one. */
export const UnreadCode = later(async () => (await loadFrame()).UnreadCode, { failure: null });
