import type { Language } from '@famiglia/contract/kit/language';
import type { Contact } from '@famiglia/core/platform/context';
import { localised } from './localised.ts';

const texts = localised({
  en: { help: 'Help' },
  ru: { help: 'Помощь' },
});

/** How to reach the site's owner; null if nothing is configured. The address is in <>, so that Discord shows no preview. */
export const contactLine = (contact: Contact | undefined, language: Language): string | null => {
  const ways = [
    ...(contact?.url === undefined ? [] : [`<${contact.url}>`]),
    ...(contact?.email === undefined ? [] : [contact.email]),
  ];
  return ways.length === 0 ? null : `${texts[language].help}: ${ways.join(' · ')}`;
};
