import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { press } from '../../testing/page-queries.ts';
import { informationPage, showPagesAt, showPart } from '../../testing/show-app.tsx';
import { AlertsPage } from './alerts-page.tsx';

showPagesAt();

it('alerts that could not be read are read again at a press', async () => {
  const answers = [Response.error(), Response.json({ publicKey: 'key' })];
  vi.stubGlobal('navigator', { ...navigator, serviceWorker: {} });
  vi.stubGlobal('PushManager', {});
  vi.stubGlobal('Notification', { permission: 'default' });
  vi.stubGlobal('fetch', async () => answers.shift());
  showPart('/alertes', <AlertsPage page={informationPage('/alertes')} />);
  expect(await screen.findByText(/pas pu être lues/)).toBeDefined();
  await press('Réessayer');
  expect(await screen.findByText('Aucune alerte sur cet appareil.')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Réessayer' })).toBeNull();
});
