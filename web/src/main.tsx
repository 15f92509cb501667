import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import './styles/tokens.css';
import './styles/base.css';
import { App } from './app/app.tsx';
import { readSiteConfig } from './config/site-config.ts';
import { createBoardStore } from './data/board-store.ts';
import { readPageData } from './data/page-data.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root element');

const drawn = readPageData(document);
const app = (
  <StrictMode>
    <BrowserRouter>
      <App
        config={readSiteConfig(document)}
        store={createBoardStore(drawn && { kind: 'static', board: drawn.board })}
        renderedAt={drawn?.renderedAt}
      />
    </BrowserRouter>
  </StrictMode>
);

if (drawn) {
  hydrateRoot(root, app);
} else {
  // React writes the title of each page; the shell's own would stand before it.
  document.querySelector('title[data-shell]')?.remove();
  createRoot(root).render(app);
}
