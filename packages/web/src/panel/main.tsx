import '@famiglia/contract/without-eval';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { keepSession } from '../auth/keep-session.ts';
import { showLanguage } from '../language/language-store.ts';
import { resolveLanguage } from '../language/resolve-language.ts';
import '../styles/app.css';
import { Panel } from './panel.tsx';

const root = document.querySelector('#root');
if (!root) throw new Error('panel.html has no #root');

showLanguage(await resolveLanguage());
keepSession();
createRoot(root).render(
  <StrictMode>
    <Panel />
  </StrictMode>,
);
