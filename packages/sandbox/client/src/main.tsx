import '@fontsource-variable/onest';
import './styles/tokens.css';
import './styles/base.css';
import './styles/controls.css';
import './styles/frame.css';
import './styles/people.css';
import './styles/room.css';
import './styles/messages.css';
import './styles/members.css';
import './styles/markdown.css';
import './styles/embeds.css';
import './styles/components.css';
import './styles/composer.css';
import './styles/dialogs.css';
import './styles/popups.css';
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
