import { pictureText } from '../../../entities/event-picture/picture.text.ts';
import type { Texts } from '../../../shared/language/texts.ts';

const en = {
  emoji: 'Emoji',
  emojiHint: 'One emoji before the name, or a server emoji as <:name:id>.',
  emojiWrong: 'One emoji only, or a server emoji as <:name:id>.',
  picture: pictureText.en.picture,
  noPicture: 'No picture',
  hasPicture: 'Chosen',
  scheduledEvent: 'Discord event',
  scheduledEventLabel: 'Also add it to the server’s events',
  scheduledEventHint:
    'Members get Discord’s own reminder. The bot moves, renames and ends it together with this one.',
  removedByHand:
    'It was deleted in Discord by hand, so the bot does not create it again. Turn this on to bring it back.',
  on: 'Yes',
  off: 'No',
  summary: { color: 'own color', picture: 'picture', scheduledEvent: 'Discord event' },
};

const ru: typeof en = {
  emoji: 'Эмодзи',
  emojiHint: 'Один эмодзи перед названием или эмодзи сервера в виде <:имя:id>.',
  emojiWrong: 'Только один эмодзи или эмодзи сервера в виде <:имя:id>.',
  picture: pictureText.ru.picture,
  noPicture: 'Без картинки',
  hasPicture: 'Выбрана',
  scheduledEvent: 'Событие Discord',
  scheduledEventLabel: 'Добавить и в события сервера',
  scheduledEventHint:
    'Discord сам напомнит участникам. Бот перенесёт, переименует и завершит его вместе с этим МП.',
  removedByHand:
    'Событие удалили в Discord вручную, поэтому бот не создаёт его снова. Включите, чтобы вернуть.',
  on: 'Да',
  off: 'Нет',
  summary: { color: 'свой цвет', picture: 'картинка', scheduledEvent: 'событие Discord' },
};

export const lookText: Texts<typeof en> = { en, ru };
