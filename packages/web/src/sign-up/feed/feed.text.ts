import type { ActivityType } from '@famiglia/contract/activity-types';
import type { Texts } from '../../language/texts.ts';

type EventActivity = Extract<ActivityType, `event.${string}`>;

/** Only kinds that have an event as their target; who did it stands in front. */
const en = {
  title: 'Lately',
  by: (name: string) => name,
  says: {
    'event.created': 'planned it',
    'event.edited': 'edited it',
    'event.closed': 'closed the sign-up',
    'event.cancelled': 'cancelled it',
    'event.finished': 'marked the attendance',
    'event.joined': 'signed up',
    'event.moved': 'changed between list and reserve',
    'event.left': 'left',
    'event.resized': 'changed the number of places',
    'event.message_lost': 'The message in Discord is lost',
  } as Partial<Record<ActivityType, string>> & Partial<Record<EventActivity, string>>,
  main: (position: number) => `main ${position}`,
  reserve: (position: number) => `reserve ${position}`,
};

const ru: typeof en = {
  title: 'Последнее',
  by: (name) => `${name}:`,
  says: {
    'event.created': 'создание МП',
    'event.edited': 'правки',
    'event.closed': 'запись закрыта',
    'event.cancelled': 'отмена',
    'event.finished': 'явка отмечена',
    'event.joined': 'плюс',
    'event.moved': 'переход между основой и заменой',
    'event.left': 'минус',
    'event.resized': 'другое число мест',
    'event.message_lost': 'Сообщение в Discord пропало',
  },
  main: (position) => `основа ${position}`,
  reserve: (position) => `замена ${position}`,
};

export const eventFeedText: Texts<typeof en> = { en, ru };
