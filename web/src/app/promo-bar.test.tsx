import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, it } from 'vitest';
import { loadScreens, showApp } from '../testing/show-app.tsx';
import { PromoBar } from './promo-bar.tsx';

beforeAll(loadScreens);

it('the promo bar exists, and the page does not display it', () => {
  const { container, unmount } = render(<PromoBar />);
  const words = container.textContent;
  expect(words).toMatch(/\w{5}/);
  unmount();
  showApp('/');
  expect(document.body.textContent).not.toContain(words);
});

it('a promo bar that is displayed can be closed', async () => {
  render(<PromoBar />);
  await userEvent.click(screen.getByRole('button', { name: 'Fermer l’annonce' }));
  expect(screen.queryByRole('complementary', { name: 'Annonce' })).toBeNull();
});
