import type { Texts } from '../../../shared/language/texts.ts';

const en = {
  sample: 'How seven people would be sorted',
  sampleNote: 'Once a sign-up is closed, you will see how its people would be sorted.',
  title: (event: string) => `With this order in “${event}”`,
  movedIn: 'Would make the main list',
  movedOut: 'Would drop to the reserve',
  nobody: 'The main list would stay the same.',
  nearLine: 'Around the cutoff, and everyone who would move',
  places: (places: number) => `${places > 0 ? '↑' : '↓'} ${Math.abs(places)}`,
};

const ru: typeof en = {
  sample: 'Как встали бы семь человек',
  sampleNote: 'Когда закроется первая запись, здесь будет видно, как встали бы её участники.',
  title: (event) => `С таким порядком в «${event}»`,
  movedIn: 'Попали бы в основу',
  movedOut: 'Остались бы в замене',
  nobody: 'Основа осталась бы той же.',
  nearLine: 'Те, кто у черты, и все, кто сдвинулся бы',
  places: (places) => `${places > 0 ? '↑' : '↓'} ${Math.abs(places)}`,
};

export const sortingPreviewText: Texts<typeof en> = { en, ru };
