import { drawTable } from '../capts/pictures/draw-table.ts';
import { matchNicks } from '../damage/match-nick.ts';
import { prepareTable } from '../damage/ocr/prepare-table.ts';
import { readTable } from '../damage/read-table.ts';
import { readPicture } from '../pictures/read-picture.ts';

/**
 * Work that keeps a core busy for longer than other people should wait. It runs in a thread of its own: what goes in and
 * out is copied, so it is data and nothing else.
 */
export const TASKS = { readTable, matchNicks, prepareTable, readPicture, drawTable };
