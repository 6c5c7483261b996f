import { setting } from './setting.ts';
import { wholeNumber } from './value-schemas.ts';

/** How much room screenshots may take. */
export const PICTURE_DEFINITIONS = {
  PICTURES_MB_FREE: setting({
    schema: wholeNumber(1, 1_000_000).default(500),
    allowed: 'megabytes, from 1 to 1000000',
    fallback: '500',
    about: 'Room for the screenshots of a server without paid Premium, also during its trial.',
  }),
  PICTURES_MB_PREMIUM: setting({
    schema: wholeNumber(1, 1_000_000).default(5000),
    allowed: 'megabytes, from 1 to 1000000',
    fallback: '5000',
    about: 'Room for the screenshots of a server with paid Premium.',
  }),
  PICTURES_A_DAY: setting({
    schema: wholeNumber(1, 10_000).default(100),
    allowed: 'a number from 1 to 10000',
    fallback: '100',
    about: 'How many screenshots one member of a server may send in 24 hours, whatever the server allows.',
  }),
  PICTURES_KEEP_FREE_MB: setting({
    schema: wholeNumber(0, 1_000_000).default(1000),
    allowed: 'megabytes, from 0 to 1000000',
    fallback: '1000',
    about: 'New screenshots wait while the disk of DATA_DIR has less room left than this.',
  }),
  PICTURES_REJECTED_DAYS: setting({
    schema: wholeNumber(1, 3650).default(90),
    allowed: 'days, from 1 to 3650',
    fallback: '90',
    about: 'How long the file of a rejected screenshot is kept.',
  }),
};
