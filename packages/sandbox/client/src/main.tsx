import '@fontsource-variable/onest';
import './styles/tokens.css';
import './styles/base.css';
import './styles/controls.css';
import './styles/frame.css';
import './styles/people.css';
import './styles/messages.css';
import './styles/markdown.css';
import './styles/components.css';
import './styles/composer.css';
import './styles/overlays.css';
import './styles/drawer.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { LanguageProvider } from './i18n/language-provider.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');

createRoot(root).render(
  <StrictMode>
    <LanguageProvider>
      <App />
    </LanguageProvider>
  </StrictMode>,
);
