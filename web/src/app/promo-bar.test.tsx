import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, it } from 'vitest';
import { loadScreens, showApp } from '../testing/show-app.tsx';
import { PromoBar } from './promo-bar.tsx';

beforeAll(loadScreens);

it('the promo bar is not displayed', () => {
  showApp('/');
  expect(screen.queryByRole('complementary', { name: 'Annonce' })).toBeNull();
});

it('a promo bar that is displayed can be closed', async () => {
  render(<PromoBar isShown />);
  await userEvent.click(screen.getByRole('button', { name: 'Fermer l’annonce' }));
  expect(screen.queryByRole('complementary', { name: 'Annonce' })).toBeNull();
});
