import type { Language } from '@famiglia/contract/kit/language';
import { PICTURE_LINES } from '../page-texts.ts';
import { outlineText } from './outline-text.ts';

const ROWS = [
  { nick: 'Don_Salvatore', value: '655', colour: '#d4a373' },
  { nick: 'Vito_Rossi', value: '412', colour: '#8fb8de' },
  { nick: 'Timur_Bek', value: '152', colour: '#a3c9a8' },
  { nick: 'Roman_Volkov', value: '145', colour: '#ffd6a5', fresh: true },
  { nick: 'Kirill_Danger', value: '120', colour: '#8fd3d8', reserve: true },
];
const ROW = 74;
const LEFT = 704;
const TOP = 124;
/** Drawn twice, so that the full stop stays in brass. */
const NAME = { face: 'display', size: 34, x: 72, y: 120 } as const;

const row = ({ nick, value, colour, fresh, reserve }: (typeof ROWS)[number], index: number): string => {
  const top = TOP + index * ROW + (reserve ? 22 : 0);
  const fill = reserve ? '#9aa1ac' : '#e9eaec';
  const line = { face: 'text', size: 25, fill } as const;
  return [
    fresh ? `<rect x="${LEFT}" y="${top}" width="420" height="${ROW}" fill="url(#fresh)"/>` : '',
    `<circle cx="${LEFT + 44}" cy="${top + ROW / 2}" r="19" fill="${colour}"/>`,
    outlineText(nick, { ...line, x: LEFT + 80, y: top + ROW / 2 + 9 }),
    outlineText(value, { ...line, x: LEFT + 350, y: top + ROW / 2 + 9 }),
  ].join('');
};

/**
 * The picture that a chat shows for a shared link: the headline and the roster. A build uses the drawn file, because it
 * needs no font library then; the test beside it draws the file anew.
 */
export const drawSharePicture = (language: Language): string => {
  const title = PICTURE_LINES[language].map((line, index) =>
    outlineText(line, {
      face: 'display',
      size: 50,
      fill: '#e9eaec',
      x: 72,
      y: 320 + index * 66,
    }),
  );
  const cut = TOP + 4 * ROW + 11;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630">
    <defs>
      <linearGradient id="fresh"><stop stop-color="#d9a441" stop-opacity=".2"/><stop offset=".7" stop-color="#d9a441" stop-opacity="0"/></linearGradient>
    </defs>
    <rect width="1200" height="630" fill="#0e1013"/>
    ${outlineText('Famiglia.', { ...NAME, fill: '#d9a441' })}
    ${outlineText('Famiglia', { ...NAME, fill: '#e9eaec' })}
    ${title.join('')}
    ${outlineText('Discord · GTA 5 RP', { face: 'text', size: 26, fill: '#9aa1ac', x: 72, y: 540 })}
    <rect x="${LEFT}" y="${TOP - 22}" width="420" height="${5 * ROW + 56}" rx="12" fill="#15181d" stroke="#2a2f37" stroke-width="2"/>
    ${ROWS.map(row).join('')}
    <rect x="${LEFT + 24}" y="${cut}" width="372" height="3" fill="#d9a441"/>
  </svg>
`;
};
