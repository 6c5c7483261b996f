import type { Texts } from '../../shared/language/texts.ts';

const en = {
  picture: 'Picture',
  pictureHint: 'PNG, JPEG or WebP up to 10 MB. It is cropped to a wide strip above the buttons.',
  choosePicture: 'Choose a picture',
  otherPicture: 'Replace',
  removePicture: 'Remove',
  uploading: 'Uploading…',
  gone: 'This picture has expired. Choose it again.',
};

const ru: typeof en = {
  picture: 'Картинка',
  pictureHint: 'PNG, JPEG или WebP до 10 МБ. Обрежется в широкую полосу над кнопками.',
  choosePicture: 'Выбрать картинку',
  otherPicture: 'Заменить',
  removePicture: 'Убрать',
  uploading: 'Загружается…',
  gone: 'Эта картинка уже удалена. Выберите её снова.',
};

export const pictureText: Texts<typeof en> = { en, ru };
