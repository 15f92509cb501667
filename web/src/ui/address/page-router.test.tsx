import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { type Navigate, useLocation, useNavigate } from './page-location.ts';
import { PageRouter } from './page-router.tsx';

const navigators = new Set<Navigate>();

function Here() {
  const { pathname, search, state, isOpened, isPop } = useLocation();
  navigators.add(useNavigate());
  return <p>{JSON.stringify([pathname + search, state, isOpened, isPop])}</p>;
}

const here = () => JSON.parse(screen.getByText(/^\[/).textContent ?? '');
const go = (...step: Parameters<Navigate>) => act(() => [...navigators][0]?.(...step));

it('each step has its address, its state and its kind, and back gives them again', async () => {
  history.replaceState(null, '', '/contact?a=1');
  render(
    <PageRouter>
      <Here />
    </PageRouter>,
  );
  expect(here()).toEqual(['/contact?a=1', null, true, true]);
  go('/faq', { state: { said: 1 } });
  expect(here()).toEqual(['/faq', { said: 1 }, false, false]);
  go('?b=2', { replace: true });
  expect(here()).toEqual(['/faq?b=2', null, false, false]);
  act(() => history.back());
  await vi.waitFor(() => expect(here()).toEqual(['/contact?a=1', null, true, true]));
  act(() => history.forward());
  await vi.waitFor(() => expect(here()).toEqual(['/faq?b=2', null, false, true]));
  expect(navigators.size).toBe(1);
});

it('without a router a page says what it needs', () => {
  expect(() => renderToString(<Here />)).toThrow('PageRouter');
});
