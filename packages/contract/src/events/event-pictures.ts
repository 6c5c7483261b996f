import * as z from 'zod';
import { MAX_PICTURE_BYTES } from '../damage/damage-import.ts';
import { panel, route } from '../kit/route.ts';
import { guildParams } from '../kit/shapes.ts';

/** A picture is cut to this size around what stands out: a wide one leaves room for the buttons below it on a phone. */
export const EVENT_PICTURE = { width: 960, height: 320 } as const;

/** A picture of events, templates, series and kinds of fights. Its address is valid for an hour at most. */
export const eventPicture = z.object({ id: z.uuid(), url: z.string() });
export type EventPicture = z.infer<typeof eventPicture>;

export const eventPictureRoutes = {
  add: route({
    method: 'POST',
    path: '/api/event-pictures/:guildId',
    summary: 'Upload a picture for events; one that is never chosen is deleted after a day',
    access: panel('events.manage'),
    params: guildParams,
    upload: ['image/png', 'image/jpeg', 'image/webp'],
    bodyLimit: MAX_PICTURE_BYTES,
    cost: 'heavy',
    response: eventPicture,
    errors: [
      'payload_too_large',
      'picture_unreadable',
      'picture_too_small',
      'picture_too_many_pixels',
      'pictures_daily_limit',
      'pictures_no_room',
      'took_too_long',
      'guild_busy',
      'overloaded',
    ],
  }),
  get: route({
    method: 'GET',
    path: '/api/event-pictures/:guildId/:pictureId',
    summary: 'The address of a picture',
    access: panel('events.view'),
    params: guildParams.extend({ pictureId: z.uuid() }),
    response: eventPicture,
    errors: ['not_found'],
  }),
};
