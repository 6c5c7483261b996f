import type { Texts } from '../../../shared/language/texts.ts';

const en = {
  share: 'Share',
  picture: 'Picture',
  csv: 'CSV file',
  title: 'Picture to share',
  theme: 'Theme',
  dark: 'Dark',
  light: 'Light',
  download: 'Download',
  copy: 'Copy',
  copied: 'Picture copied. Paste it into a chat.',
  notCopied: 'This browser cannot copy pictures. Download it instead.',
};

const ru: typeof en = {
  share: 'Поделиться',
  picture: 'Картинка',
  csv: 'Файл CSV',
  title: 'Картинка для чата',
  theme: 'Тема',
  dark: 'Тёмная',
  light: 'Светлая',
  download: 'Скачать',
  copy: 'Скопировать',
  copied: 'Картинка скопирована. Вставьте её в чат.',
  notCopied: 'Браузер не даёт копировать картинки. Скачайте её.',
};

export const shareText: Texts<typeof en> = { en, ru };
