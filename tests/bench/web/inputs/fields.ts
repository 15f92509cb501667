import { setTimeout as sleep } from 'node:timers/promises';
import type { ElementHandle, KeyInput, Page } from 'puppeteer-core';
import type { Screen } from '../open-page.ts';

// The time for which a finger holds a key or a button down.
const fingerMs = 40;

/** The input that a visitor repeats in one field, or on one kind of button. */
export interface Field {
  readonly screen?: Screen;
  /** Runs once, before the inputs. */
  readonly begin: (page: Page) => Promise<void>;
  readonly input: (page: Page, index: number) => Promise<void>;
}

const digits: readonly KeyInput[] = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];
const letters: readonly KeyInput[] = ['a', 'b', 'c', 'd', 'e'];

/** Types a digit or a letter and removes it again. */
const typed = (selector: string, keys = digits): Field => ({
  begin: (page) => page.focus(selector),
  input: (page, index) =>
    press(page, (index % 2 === 0 && keys[(index / 2) % keys.length]) || 'Backspace'),
});

/** Chooses the next option of a list and then the one before. */
const chosen = (selector: string): Field => ({
  begin: (page) => page.focus(selector),
  input: (page, index) => press(page, index % 2 === 0 ? 'ArrowDown' : 'ArrowUp'),
});

/** Clicks the elements of a selector one after the other. */
const clicked = (selector: string): Field => ({
  begin: (page) => click(page, selector, 0),
  input: (page, index) => click(page, selector, index + 1),
});

const amount = 'form input[inputmode="decimal"]';
const intent = chosen('input[name="intent"]');
// Not by the accessibility tree: Chromium would keep it up to date within each measured input from then on.
const comparedAmount = 'main input[inputmode="decimal"]:not([name])';
const refresh = clicked('::-p-xpath(//main//button[normalize-space()="Actualiser"])');
const comparedDirection = chosen('fieldset input[type="radio"]:not([name="intent"])');
const sort = clicked('main thead button');
const daySlider = chosen('main input[type="range"]');

const burger = 'header button[aria-expanded]';

const menu: Field = {
  screen: 'phone',
  begin: (page) => click(page, burger, 0),
  input: (page, index) => (index % 2 === 0 ? press(page, 'Escape') : click(page, burger, 0)),
};

const converter = {
  intent,
  amount: typed(amount),
  from: chosen('select[name="from"]'),
  to: chosen('select[name="to"]'),
  bank: chosen('select[name="bank"]'),
  swap: clicked('a[aria-label="Inverser les devises"]'),
  'popular amounts': clicked('form fieldset a'),
  convert: clicked('form button[type="submit"]'),
  refresh,
  sort,
};

/** The only field of its page. */
export const fieldAlone = typed('input');

/** Every field of every page that has one, by page name and field name. */
export const fieldsOfPages: Readonly<Record<string, Readonly<Record<string, Field>>>> = {
  home: {
    'converter: intent': intent,
    'converter: amount': typed(amount),
    'converter: currency': chosen('form select'),
    'converter: swap': clicked('a[aria-label="Inverser la conversion"]'),
    'currencies: link': clicked('main li a[title][href^="/?"], main li a[title][href="/"]'),
    'currencies: refresh': refresh,
    'comparison: amount': typed(comparedAmount),
    'comparison: direction': comparedDirection,
    'comparison: sort': sort,
    'ticker: pause': clicked('[aria-label="Arrêter le défilement"]'),
    'header: menu of a phone': menu,
  },
  converter,
  'conversion-1-euro-en-dinar-tunisien': converter,
  comparator: {
    amount: typed(comparedAmount),
    direction: comparedDirection,
    'amounts on request': clicked('input[type="checkbox"]'),
    sort,
    currency: clicked('nav[aria-label="Devises du comparateur"] a'),
    'banks or crypto': clicked('section[aria-label="Comparaison"] button[aria-pressed]'),
    span: clicked('main fieldset button[aria-pressed]:not(section[aria-label] *)'),
    'second currency': chosen('main select'),
    'day of the chart': daySlider,
    'values of the chart': clicked('main details summary'),
  },
  banks: { sort },
  bank: { sort, refresh },
  'bank-currency': { 'day of the chart': daySlider },
  crypto: { sort },
  alerts: {
    currency: chosen('main select'),
    target: typed('main input[inputmode=decimal]'),
  },
  favourites: {
    currency: chosen('main select'),
    amount: typed('main input'),
    bank: chosen('main select:has(option[value=""])'),
    keep: clicked('main form button'),
  },
  faq: { question: clicked('main summary') },
  contact: {
    name: typed('[name="name"]', letters),
    email: typed('[name="email"]', letters),
    subject: typed('[name="subject"]', letters),
    message: typed('[name="message"]', letters),
  },
};

async function press(page: Page, key: KeyInput): Promise<void> {
  await page.keyboard.press(key, { delay: fingerMs });
}

// Moves the mouse itself: a click on an element would look up its position within the measured event.
async function click(page: Page, selector: string, index: number): Promise<void> {
  const found = await page.$$(selector);
  const element: ElementHandle | undefined = found[index % found.length];
  if (!element) throw new Error(`${page.url()} has no ${selector}`);
  if (index < found.length) await element.scrollIntoView();
  const box = await element.boundingBox();
  if (!box) throw new Error(`${page.url()} shows no ${selector}`);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await sleep(fingerMs);
  await page.mouse.down();
  await sleep(fingerMs);
  await page.mouse.up();
}
