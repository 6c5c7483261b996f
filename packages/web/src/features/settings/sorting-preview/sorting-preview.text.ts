import type { Texts } from '../../../shared/language/texts.ts';

const en = {
  sample: 'How seven people would be sorted',
  sampleNote: 'After the first sign-up closes, you will see how this order would sort it.',
  title: (event: string) => `With this order in “${event}”`,
  movedIn: 'Would make the main list',
  movedOut: 'Would drop to the reserve',
  nobody: 'The main list would stay the same.',
  nearLine: 'People near the cutoff and everyone who would move',
  places: (places: number) => `${places > 0 ? '↑' : '↓'} ${Math.abs(places)}`,
};

const ru: typeof en = {
  sample: 'Как распределились бы семь человек',
  sampleNote: 'Когда закроется первая запись, здесь будет видно, как распределились бы её участники.',
  title: (event) => `С таким порядком в «${event}»`,
  movedIn: 'Попали бы в основу',
  movedOut: 'Ушли бы в замену',
  nobody: 'Основа осталась бы той же.',
  nearLine: 'Те, кто у порога, и все, кто сменил бы место',
  places: (places) => `${places > 0 ? '↑' : '↓'} ${Math.abs(places)}`,
};

export const sortingPreviewText: Texts<typeof en> = { en, ru };
