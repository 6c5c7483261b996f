import { localised } from '../../kit/texts/localised.ts';

/** Texts about a person's own place. */
export const placeTexts = localised({
  en: {
    main: (position: number) => `You are on the main list, #${position}.`,
    reserve: (position: number) => `You are in the reserve, #${position}.`,
    mainIn: (position: number, squad: string) => `You are on the main list: ${squad}, #${position}.`,
    left: 'You are off the list.',
    gaveUpLate: 'You gave up your place late: if you leave the reserve as well, it counts as a late leave.',
    wasNotIn: 'You were not on the list.',
    notIn: 'You are not on the list. Press Join to sign up.',
    frozen: 'Sign-up is closed, the list is frozen. If something has changed, ask a leader.',
    notKnown: 'I have not seen you on this server yet. Try again in a few seconds.',
    held: (until: string | null) =>
      until === null
        ? 'You have too many active warnings to sign up. Ask a leader to lift one or to add you.'
        : `You have too many active warnings to sign up until ${until}. A leader can still add you.`,
    barred: {
      rank: (rank: string) =>
        `You need the rank **${rank}** or a higher one here. A leader can still add you.`,
      elsewhere: (title: string) =>
        `You are already in **${title}**. Leave it first, or ask a leader to add you.`,
    },
    noSuchSquad: 'This squad is no longer on the list. Choose another one.',
  },
  ru: {
    main: (position: number) => `Вы в основе, место ${position}.`,
    reserve: (position: number) => `Вы в замене, место ${position}.`,
    mainIn: (position: number, squad: string) => `Вы в основе: ${squad}, место ${position}.`,
    left: 'Вы снялись с записи.',
    gaveUpLate: 'Место в основе отдано поздно: если сняться и из замены, это засчитается как поздний минус.',
    wasNotIn: 'Вас не было в списке.',
    notIn: 'Вас нет в списке. Нажмите «Плюс», чтобы записаться.',
    frozen: 'Запись закрыта, состав заморожен. Если что-то изменилось, напишите лидеру.',
    notKnown: 'Я ещё не вижу вас на этом сервере. Попробуйте через несколько секунд.',
    held: (until: string | null) =>
      until === null
        ? 'У вас слишком много действующих предупреждений, записаться нельзя. Попросите лидера снять их или добавить вас.'
        : `У вас слишком много действующих предупреждений, до ${until} записаться нельзя. Лидер может добавить вас сам.`,
    barred: {
      rank: (rank: string) => `Здесь нужен ранг **${rank}** или выше. Лидер может добавить вас сам.`,
      elsewhere: (title: string) =>
        `Вы уже в контракте **${title}**. Сначала выйдите из него или попросите лидера добавить вас.`,
    },
    noSuchSquad: 'Этого отряда в списке больше нет. Выберите другой.',
  },
});
