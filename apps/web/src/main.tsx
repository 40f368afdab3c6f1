import '../.cache/fonts/fonts.css';
import './styles/index.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { Providers } from './app/providers.tsx';
import { makeRouter } from './app/router.tsx';
import { followTheme } from './lib/theme.ts';

followTheme();

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');

const router = makeRouter();
const page = (
  <StrictMode>
    <Providers router={router} />
  </StrictMode>
);

if (root.dataset.page === location.pathname) {
  // Tells the router that markup is already there, so that its first render has the same boundaries as the file's.
  router.ssr = { manifest: undefined };
  await router.load();
  hydrateRoot(root, page);
} else {
  createRoot(root).render(page);
}
