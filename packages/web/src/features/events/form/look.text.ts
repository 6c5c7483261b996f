import type { Texts } from '../../../shared/language/texts.ts';

const en = {
  emoji: 'Emoji',
  emojiHint: 'One emoji before the name, or a server emoji as <:name:id>.',
  emojiWrong: 'One emoji only, or a server emoji as <:name:id>.',
  picture: 'Picture',
  noPicture: 'No picture',
  hasPicture: 'Chosen',
  pictureHint: 'PNG, JPEG or WebP up to 10 MB. It is cropped to a wide strip above the buttons.',
  choosePicture: 'Choose a picture',
  otherPicture: 'Replace',
  removePicture: 'Remove',
  uploading: 'Uploading…',
  gone: 'This picture has expired. Choose it again.',
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
  picture: 'Картинка',
  noPicture: 'Без картинки',
  hasPicture: 'Выбрана',
  pictureHint: 'PNG, JPEG или WebP до 10 МБ. Обрежется в широкую полосу над кнопками.',
  choosePicture: 'Выбрать картинку',
  otherPicture: 'Заменить',
  removePicture: 'Убрать',
  uploading: 'Загружается…',
  gone: 'Эта картинка уже удалена. Выберите её снова.',
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
