import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LanguageLink } from '../language/language-link.tsx';
import { Fragment } from '../text/fragment.ts';
import { AppLink } from './app-link.tsx';
import { PageRouter } from './page-router.tsx';
import { StateLink } from './state-link.tsx';
import { type AddressRule, useAddressState } from './use-address-state.ts';

const rule: AddressRule<string> = {
  read: ({ search }) => new URLSearchParams(search).get('amount') ?? '1',
  write: (amount) => `/convertisseur?amount=${amount}`,
};

function Screen() {
  const { state, change, links } = useAddressState(rule);
  return (
    <Fragment>
      <input
        aria-label="Montant"
        value={state}
        onChange={(event) => change(() => event.target.value)}
      />
      <p role="status">{`${state} ${links}`}</p>
      <AppLink to="/convertisseur?amount=50">un lien</AppLink>
      <LanguageLink to="en">English</LanguageLink>
      <StateLink to="/convertisseur?amount=20" onChoose={() => change(() => '20')}>
        un choix
      </StateLink>
    </Fragment>
  );
}

function show(address = '/50-euros-en-dinar-tunisien') {
  history.replaceState(null, '', address);
  render(
    <PageRouter>
      <Screen />
    </PageRouter>,
  );
  const writes = vi.spyOn(history, 'replaceState');
  return { writes, field: screen.getByRole('textbox') };
}

const type = (text: string) =>
  fireEvent.change(screen.getByRole('textbox'), { target: { value: text } });
const shown = () => screen.getByRole('status').textContent;
const address = () => location.pathname + location.search;
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

// Each test is later than the one before, because the module keeps the time of the last write between tests.
let startMs = 0;
beforeEach(() => {
  startMs += 600_000;
  vi.useFakeTimers();
  vi.advanceTimersByTime(startMs);
});

afterEach(async () => {
  cleanup();
  await vi.advanceTimersByTimeAsync(60_000);
});

it('shows a change at once, and writes once, half a second after the last change', async () => {
  const { writes } = show();
  for (const text of ['2', '20', '200']) {
    type(text);
    expect(shown()).toBe(`${text} 0`);
    await pass(100);
  }
  expect(address()).toBe('/50-euros-en-dinar-tunisien');
  await pass(400);
  expect([address(), writes.mock.calls.length, shown()]).toEqual([
    '/convertisseur?amount=200',
    1,
    '200 0',
  ]);
});

it.each([200, 600, 900])(
  'writes changes every %d ms at least a second apart, and writes the last one',
  async (everyMs) => {
    const write = history.replaceState.bind(history);
    const { writes } = show();
    const times: number[] = [];
    writes.mockImplementation((...given) => {
      times.push(performance.now());
      write(...given);
    });
    for (let key = 1; key <= 20; key += 1) {
      type(String(key));
      await pass(everyMs);
    }
    await pass(1500);
    expect(address()).toBe('/convertisseur?amount=20');
    const between = times.slice(1).map((time, index) => time - (times[index] ?? 0));
    expect(between.filter((ms) => ms < 1000)).toEqual([]);
  },
);

it('a written address does not undo later input', async () => {
  const { field } = show();
  type('2');
  fireEvent.focusOut(field);
  type('20');
  await pass(0);
  expect([shown(), address()]).toEqual(['20 0', '/convertisseur?amount=2']);
});

it('leaving the field writes at once, but not within a second of the previous write', async () => {
  const { writes, field } = show();
  type('2');
  fireEvent.focusOut(field);
  expect(address()).toBe('/convertisseur?amount=2');
  type('3');
  fireEvent.focusOut(field);
  expect(writes).toHaveBeenCalledTimes(1);
  await pass(1000);
  expect(address()).toBe('/convertisseur?amount=3');
});

it('writes the shown state to the address on pagehide', () => {
  show();
  type('2');
  fireEvent(window, new Event('pagehide'));
  expect(address()).toBe('/convertisseur?amount=2');
});

it('a link overrides pending input, and going back restores the input before the link', async () => {
  show();
  type('200');
  fireEvent.click(screen.getByRole('link', { name: 'un lien' }));
  await pass(2000);
  expect([shown(), address()]).toEqual(['50 1', '/convertisseur?amount=50']);
  type('7');
  history.back();
  await pass(2000);
  expect([shown(), address()]).toEqual(['200 1', '/convertisseur?amount=200']);
});

it('a link within a second of the previous write leaves the shown state in the history', async () => {
  const { field } = show();
  type('2');
  fireEvent.focusOut(field);
  type('200');
  fireEvent.click(screen.getByRole('link', { name: 'un lien' }));
  await pass(2000);
  history.back();
  await pass(2000);
  expect([shown(), address()]).toEqual(['200 1', '/convertisseur?amount=200']);
});

it('a link to a place on the page keeps a change that is not written yet', async () => {
  const { field } = show();
  type('2');
  fireEvent.focusOut(field);
  type('200');
  await act(async () => {
    history.pushState(null, '', '#banques');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  expect(shown()).toBe('200 0');
  await pass(2000);
  expect([shown(), address()]).toEqual(['200 0', '/convertisseur?amount=200']);
});

it('a link to another language takes a change along that is not written yet', () => {
  const { field } = show();
  type('2');
  fireEvent.focusOut(field);
  type('200');
  const link = screen.getByRole('link', { name: 'English' });
  link.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(link);
  expect(link.getAttribute('href')).toBe('/en/convertisseur?amount=200');
});

it('the same link is followed again after another change', async () => {
  show('/convertisseur?amount=50');
  type('7');
  await pass(500);
  fireEvent.click(screen.getByRole('link', { name: 'un lien' }));
  await pass(2000);
  expect(shown()).toBe('50 1');
  fireEvent.click(screen.getByRole('link', { name: 'un lien' }));
  await pass(0);
  expect(shown()).toBe('50 2');
});

it('does not write a pending change over an address that is not rendered yet', async () => {
  const { writes } = show();
  type('200');
  history.pushState(null, '', '/contact');
  await pass(2000);
  expect([address(), writes.mock.calls.length]).toEqual(['/contact', 0]);
});

it('a click chooses in place; with a modifier key for a new tab the browser handles it', async () => {
  show();
  const choice = screen.getByRole('link', { name: 'un choix' });
  expect(choice.getAttribute('href')).toBe('/convertisseur?amount=20');
  fireEvent.click(choice);
  expect(shown()).toBe('20 0');
  type('5');
  choice.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(choice, { ctrlKey: true });
  expect(shown()).toBe('5 0');
  await pass(2000);
  expect(address()).toBe('/convertisseur?amount=5');
});
