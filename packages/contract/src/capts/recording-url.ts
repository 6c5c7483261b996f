import * as z from 'zod';
import { readRecordingUrl, RECORDING_URL_LENGTH } from './read-recording-url.ts';

export const recordingUrl = z
  .string()
  .trim()
  .max(RECORDING_URL_LENGTH)
  .refine((text) => readRecordingUrl(text) !== null, 'not_a_link')
  .overwrite((text) => readRecordingUrl(text) ?? text);
