import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { AppLink } from './app-link.tsx';
import { BrowserRouter, useLocation } from './router.tsx';

function Address() {
  const { pathname, search, state, isOpened, isBack } = useLocation();
  return <output>{JSON.stringify([pathname + search, state ?? null, isOpened, isBack])}</output>;
}

function show(content: React.ReactNode) {
  return act(async () =>
    render(
      <BrowserRouter>
        <Address />
        {content}
      </BrowserRouter>,
    ),
  );
}

const shown = () => JSON.parse(screen.getByRole('status').textContent ?? '');
const follow = (name: string, click: object = {}) =>
  act(async () => fireEvent.click(screen.getByRole('link', { name }), click));

beforeEach(() => history.replaceState(null, '', '/faq?q=1'));

it('a link adds an entry to the history, and back and forward follow the entries', async () => {
  await show(<AppLink to="/contact?a=b">Contact</AppLink>);
  expect(shown()).toEqual(['/faq?q=1', null, true, true]);
  const { length } = history;
  await follow('Contact');
  expect([shown(), history.length]).toEqual([['/contact?a=b', null, false, false], length + 1]);
  history.back();
  await waitFor(() => expect(shown()).toEqual(['/faq?q=1', null, true, true]));
  history.forward();
  await waitFor(() => expect(shown()).toEqual(['/contact?a=b', null, false, true]));
});

it('a link to the current address replaces its entry, and passes its state on', async () => {
  await show(
    <AppLink to="/faq?q=1" keepsPlace>
      Ici
    </AppLink>,
  );
  const { length } = history;
  await follow('Ici');
  expect([shown(), history.length]).toEqual([
    ['/faq?q=1', { keepsPlace: true }, false, false],
    length,
  ]);
});

it.each([
  ['a click with Ctrl', { ctrlKey: true }],
  ['a click with the middle button', { button: 1 }],
])('leaves %s to the browser', async (_, click) => {
  await show(<AppLink to="/contact">Contact</AppLink>);
  const isLeft = await follow('Contact', click);
  expect([isLeft, shown()[0]]).toEqual([true, '/faq?q=1']);
});

it('leaves a link that its caller has handled', async () => {
  await show(
    <AppLink to="/contact" onClick={(event) => event.preventDefault()}>
      Contact
    </AppLink>,
  );
  await follow('Contact');
  expect(shown()[0]).toBe('/faq?q=1');
});
