import type { Texts } from '../../../shared/language/texts.ts';

const en = {
  sample: 'How seven people would line up',
  sampleNote: 'Once a sign-up has been closed, you see here how its own people would stand.',
  title: (event: string) => `With this order in “${event}”`,
  movedIn: 'Would have been in',
  movedOut: 'Would have been out',
  nobody: 'The same people would have been in.',
  nearLine: 'Those near the line, and all who would have moved',
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
